import type { StudyContinue, StudyDays } from '@shuyuan/api-client';
import { createLoad, type NotReady } from '../../async/load.ts';
import type { StudyContext } from '../study-center.store.ts';

/** What a person goes on with, and the days that they have studied on. */
export type Today = NotReady | { status: 'ready'; next: StudyContinue; days: StudyDays };

/** What stands over the tabs. Asked for anew whenever somebody comes back: the day, or the lesson, may be another. */
export function createToday({ host, getProps, get, set }: StudyContext) {
  return createLoad<{ next: StudyContinue; days: StudyDays }>({
    async ask(options) {
      const { study } = getProps();
      const [next, days] = await Promise.all([study.continue(options), study.days(options)]);
      return { next, days };
    },
    network: host.network,
    get: () => get().today,
    set: (today) => set({ today }),
    onResult: (answer) => set({ today: { status: 'ready', ...answer } }),
    // What is there stays while it cannot be renewed.
    onError: () => get().today.status === 'ready',
  });
}
