import type { GoodsRef, MembershipsApi } from '@shuyuan/api-client';
import { useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import { focusedAround } from '../widget/focused-around.ts';
import { Widget } from '../widget/widget.tsx';
import type { Coverage } from './compared-benefits.ts';
import { createMembershipPlansStore, type PlansFocus } from './membership-plans.store.ts';
import { membershipPlansStrings, type MembershipPlansStrings } from './membership-plans.strings.ts';
import { MembershipPlansView } from './membership-plans.view.tsx';

/** Visitors see the plans too; `onBuy` runs only for somebody who is signed in. */
export interface MembershipPlansProps {
  memberships: Pick<MembershipsApi, 'plans'>;
  /** Level of its heading; those of the plans are one below. @default 2 */
  level?: 1 | 2 | 3;
  /** What there is for everybody and for members, to compare the plans by. Nothing is compared without it. */
  coverage?: Coverage;
  /** Has something to show: the plans, or that they could not be loaded. */
  onReady?: () => void;
  /** Somebody who is signed in wants to buy: lead them to the cashier. */
  onBuy: (goods: GoodsRef) => void;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<MembershipPlansStrings>;
}

/** The memberships for sale, and until when the person is a member. For visitors too. Needs a `HostProvider`. */
export function MembershipPlans(props: MembershipPlansProps) {
  const { session, clock } = useHost();
  const person = useSyncExternalStore(session.subscribe, session.current);
  const membership = person?.membership ?? null;
  const isRunning = membership !== null && Date.parse(membership.expired_at) > clock.now();
  return (
    <Widget
      props={props}
      strings={membershipPlansStrings}
      createStore={createMembershipPlansStore}
      isReady={({ plans }) => plans.status !== 'loading'}
      moveFocus={moveFocus}
    >
      {({ state, actions, strings, props: { level = 2, coverage }, rootRef }) => (
        <MembershipPlansView
          state={state.plans}
          membership={isRunning ? membership : null}
          context={{ actions, strings, level, coverage }}
          rootRef={rootRef}
        />
      )}
    </Widget>
  );
}

/** Takes the focus from nobody. */
function moveFocus(root: HTMLElement, { on }: PlansFocus) {
  if (!focusedAround(root)) root.querySelector<HTMLElement>(`[data-focus="${on}"]`)?.focus();
}
