import { createStoreContext } from '../../widget/store-context.ts';
import { noAnnouncement, type Announcement } from '../../widget/announcement.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import { createPendingChange } from '../pending-change.ts';
import type { DoubtWaysStrings } from './doubt-ways.strings.ts';
import type { DoubtWaysProps } from './doubt-ways.tsx';

export interface DoubtWaysState {
  /** Within how many an answer is promised. */
  hours: number;
  isPending: boolean;
  announcement: Announcement;
}

/** Hours that can be promised. */
export const promisedHours = [2, 24, 48, 72] as const;

/** The rules of promising an answer and of closing a doubt. */
export function createDoubtWaysStore(deps: StoreDeps<DoubtWaysProps, DoubtWaysStrings>) {
  const { host, strings, getProps } = deps;
  const { store, get, set, lifetime } = createStoreContext<DoubtWaysProps, DoubtWaysStrings, DoubtWaysState>(
    deps,
    { hours: 24, isPending: false, announcement: noAnnouncement },
  );

  const makeChange = createPendingChange({ host, failed: strings.notDone, get, set });
  const change = (call: () => Promise<unknown>) => makeChange(call, () => getProps().onChanged());

  return {
    ...store,
    actions: {
      setHours: (hours: number) => set({ hours }),
      promise: () =>
        void change(() => {
          const { doubts, doubt } = getProps();
          return doubts.promise(doubt.id, get().hours);
        }),
      toggleSettled: () =>
        void change(() => {
          const { doubts, doubt } = getProps();
          return doubts.settle(doubt.id, doubt.status !== 'closed');
        }),
    },
    start: () => lifetime.start(),
  };
}
