import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import type { MembershipPlansProps } from './membership-plans.props.ts';
import { membershipPlansStrings } from './membership-plans.strings.ts';
import { MembershipPlansView } from './membership-plans.view.tsx';
import { useMembershipPlans } from './use-membership-plans.ts';

/** The memberships for sale, and until when the person is a member. For visitors too. Needs a `HostProvider`. */
export function MembershipPlans(props: MembershipPlansProps) {
  const { session, clock, locale } = useHost();
  const { strings: own, level = 2 } = props;
  const root = useRef<HTMLElement>(null);
  const person = useSyncExternalStore(session.subscribe, session.current);
  const strings = useMemo(() => ({ ...membershipPlansStrings[locale], ...own }), [locale, own]);
  const { state, actions } = useMembershipPlans(props, root);
  const membership = person?.membership ?? null;
  const isRunning = membership !== null && Date.parse(membership.expired_at) > clock.now();
  return (
    <MembershipPlansView
      state={state}
      membership={isRunning ? membership : null}
      around={{ actions, strings, level }}
      rootRef={root}
    />
  );
}
