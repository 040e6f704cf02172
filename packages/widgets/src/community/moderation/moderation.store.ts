import type { ModeratedPost } from '@shuyuan/api-client/manage';
import { failureText } from '../../async/failure-text.ts';
import { createPagedList, type PagedListPlace, type WithPagedList } from '../../async/paged-list.ts';
import { noAnnouncement, type Announcement } from '../../widget/announcement.ts';
import { createStoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import type { ModerationStrings } from './moderation.strings.ts';
import type { ModerationProps } from './moderation.tsx';

/** Posts on one page. */
export const pageSize = 20;

export const moderationStates = ['waiting', 'hidden'] as const;

interface ModerationPlace extends PagedListPlace {
  state: (typeof moderationStates)[number];
}

/** What is done with a post. */
export type ModerationChoice = 'show' | 'hide' | 'remove';

export interface ModerationState extends WithPagedList<ModerationPlace, ModeratedPost> {
  /** Asked whether this shall be done. */
  asked: {
    post: ModeratedPost;
    choice: ModerationChoice;
    warning: string;
    isPending: boolean;
    problem: string;
  } | null;
  announcement: Announcement;
}

/** The rules of what waits for moderators. */
export function createModerationStore(deps: StoreDeps<ModerationProps, ModerationStrings>) {
  const { host, strings, getProps } = deps;
  const context = createStoreContext<ModerationProps, ModerationStrings, ModerationState>(deps, {
    place: { page: 1, state: 'waiting' },
    list: { status: 'loading' },
    focus: null,
    asked: null,
    announcement: noAnnouncement,
  });
  const { store, get, set, announce, lifetime } = context;
  const list = createPagedList<ModerationPlace, ModeratedPost>({
    store,
    host,
    pageSize,
    ask: ({ page, state }, options) => getProps().moderation.list({ page, size: pageSize, state }, options),
    onPlace: () => {},
    onListed: ({ total }) => announce(strings.arrived(total)),
  });

  async function carryOut() {
    const { asked } = get();
    if (!asked || asked.isPending) return;
    const { post, choice, warning } = asked;
    const { moderation } = getProps();
    set({ asked: { ...asked, isPending: true, problem: '' } });
    try {
      if (choice === 'remove') await moderation.remove(post);
      else await moderation.decide(post, choice, warning.trim());
    } catch (error) {
      set({ asked: { ...asked, isPending: false, problem: failureText(error, strings.notDone) } });
      // Somebody else may have decided.
      void list.refresh();
      return;
    }
    set({ asked: null });
    announce(strings.done);
    await list.refresh();
    set({ focus: { on: 'list' } });
  }

  return {
    ...store,
    actions: {
      retry: () => void list.retry(),
      /** Rejects when the page does not come. */
      turnTo: (page: number) => list.turnTo(page),
      showState: (state: ModerationPlace['state']) => list.choose({ page: 1, state }),
      ask: (post: ModeratedPost, choice: ModerationChoice) =>
        set({ asked: { post, choice, warning: '', isPending: false, problem: '' } }),
      write: (warning: string) => {
        const { asked } = get();
        if (asked) set({ asked: { ...asked, warning } });
      },
      answerNo: () => set({ asked: null }),
      answerYes: () => void carryOut(),
    },
    start() {
      void list.start();
      return lifetime.start(host.scheduler.onWake(list.wake), list.stop);
    },
  };
}
