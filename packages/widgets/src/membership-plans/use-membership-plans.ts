import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { focusedAround } from '../focus/focused-around.ts';
import { useHost } from '../host/host-context.tsx';
import { useStoreState } from '../store-state/use-store-state.ts';
import type { MembershipPlansProps } from './membership-plans.props.ts';
import { createMembershipPlansStore } from './membership-plans.store.ts';

/** The store of the plans, running as long as its component is on the page. */
export function useMembershipPlans(
  { memberships, onReady, onBuy }: MembershipPlansProps,
  root: RefObject<HTMLElement | null>,
) {
  const host = useHost();
  const [store] = useState(() => createMembershipPlansStore({ memberships, host }));
  const state = useStoreState(store);

  useLayoutEffect(() => store.connect({ onBuy }), [store, onBuy]);
  useLayoutEffect(() => store.start(), [store]);

  const isReady = state.status !== 'loading';
  useEffect(() => {
    if (isReady) onReady?.();
  }, [isReady, onReady]);

  const hasReturned = state.status === 'ready' && state.hasReturned;
  useEffect(() => {
    if (!hasReturned || !root.current || focusedAround(root.current)) return;
    root.current.querySelector<HTMLElement>('[data-focus="plans"]')?.focus();
  }, [hasReturned, root]);

  return { state, actions: store.actions };
}
