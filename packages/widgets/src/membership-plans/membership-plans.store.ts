import type { MembershipPlan } from '@shuyuan/api-client';
import { createStore } from 'zustand/vanilla';
import type { WidgetHost } from '../host/widget-host.ts';
import { createLoader } from '../loading/create-loader.ts';
import type { MembershipPlansProps } from './membership-plans.props.ts';
import type { PlansState } from './membership-plans.state.ts';

export interface MembershipPlansDeps extends Pick<MembershipPlansProps, 'memberships'> {
  host: WidgetHost;
}

type Outlets = Pick<MembershipPlansProps, 'onBuy'>;

/** The rules of the plans for sale. It begins with `start`. */
export function createMembershipPlansStore({ memberships, host }: MembershipPlansDeps) {
  let outlets: Outlets = { onBuy: () => {} };
  let visit = new AbortController();
  const store = createStore<PlansState>(() => ({ status: 'loading' }));
  const { getState: get, setState } = store;
  const set = (state: PlansState) => setState(state, true);

  const loader = createLoader({
    ask: (options) => memberships.plans(options),
    onAnswer: (plans) => set({ status: 'ready', plans, hasReturned: get().status === 'failed' }),
    onFail: () => set({ status: 'failed', isOffline: !host.network.isOnline(), isRetrying: false }),
  });

  function load() {
    const state = get();
    if (state.status === 'failed') set({ ...state, isRetrying: true });
    void loader.run();
  }

  return {
    ...store,
    connect(next: Outlets) {
      outlets = next;
    },
    /** Loads the plans. Answers the way to stop. */
    start() {
      visit = new AbortController();
      load();
      const stopWaking = host.scheduler.onWake(() => {
        if (get().status === 'failed' && host.network.isOnline()) load();
      });
      return () => {
        stopWaking();
        visit.abort();
        loader.stop();
      };
    },
    actions: {
      load,
      /** Whoever is not signed in is asked to, and goes on afterwards unless they have left. */
      buy({ id }: Pick<MembershipPlan, 'id'>) {
        const stay = visit.signal;
        const run = () => {
          if (!stay.aborted) outlets.onBuy({ goods_type: 'role', goods_id: id });
        };
        if (host.session.current()) run();
        else host.session.requestLogin(1, { kind: 'buy-membership', run });
      },
    },
  };
}

export type MembershipPlansActions = ReturnType<typeof createMembershipPlansStore>['actions'];
