import type { MembershipPlan } from '@shuyuan/api-client';
import { createStore } from 'zustand/vanilla';
import { createLoad, type NotReady } from '../async/load.ts';
import { createLifetime } from '../widget/lifetime.ts';
import type { StoreDeps } from '../widget/widget-context.ts';
import type { MembershipPlansStrings } from './membership-plans.strings.ts';
import type { MembershipPlansProps } from './membership-plans.tsx';

export type PlansState = NotReady | { status: 'ready'; plans: readonly MembershipPlan[] };

/** Asks for the focus in the place of the button that went when the plans came after all. A new object each time. */
export interface PlansFocus {
  on: 'plans';
}

export interface MembershipPlansState {
  plans: PlansState;
  focus: PlansFocus | null;
}

export type MembershipPlansActions = ReturnType<typeof createMembershipPlansStore>['actions'];

/** The rules of the plans for sale. */
export function createMembershipPlansStore({
  host,
  getProps,
}: Omit<StoreDeps<MembershipPlansProps, MembershipPlansStrings>, 'strings'>) {
  const store = createStore<MembershipPlansState>(() => ({ plans: { status: 'loading' }, focus: null }));
  const { getState: get, setState: set } = store;
  const lifetime = createLifetime();

  const { load, wake, stop } = createLoad({
    ask: (call) => getProps().memberships.plans(call),
    network: host.network,
    get: () => get().plans,
    set: (plans) => set({ plans }),
    onResult: (plans, isRetried) =>
      set({ plans: { status: 'ready', plans }, ...(isRetried && { focus: { on: 'plans' } }) }),
  });

  return {
    ...store,
    actions: {
      load: () => void load(),
      /** Whoever is not signed in is asked to, and goes on afterwards unless they have left. */
      buy: ({ id }: Pick<MembershipPlan, 'id'>) => {
        const signal = lifetime.signal();
        const run = () => {
          if (!signal.aborted) getProps().onBuy({ goods_type: 'role', goods_id: id });
        };
        if (host.session.current()) run();
        else host.session.requestLogin(1, { kind: 'buy-membership', purpose: 'buy', run });
      },
    },
    /** Loads the plans, again for somebody else, and what did not come once there is a network. */
    start() {
      const personNow = () => host.session.current()?.id;
      let person = personNow();
      const unsubscribe = host.session.subscribe(() => {
        if (personNow() === person) return;
        person = personNow();
        void load();
      });
      const end = lifetime.start(host.scheduler.onWake(wake), unsubscribe, stop);
      void load();
      return end;
    },
  };
}
