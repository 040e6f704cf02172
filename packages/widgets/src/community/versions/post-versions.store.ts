import type { ModeratedVersion } from '@shuyuan/api-client/manage';
import { failureText } from '../../async/failure-text.ts';
import { noAnnouncement, type Announcement } from '../../widget/announcement.ts';
import { createStoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import type { PostVersionsStrings } from './post-versions.strings.ts';
import type { PostVersionsProps } from './post-versions.tsx';

type List =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'failed'; problem: string }
  | { status: 'ready'; versions: readonly ModeratedVersion[] };

export interface PostVersionsState {
  list: List;
  /** Asked whether this shall be done, and why. */
  asked: {
    versionId: number;
    decision: 'hide' | 'show';
    reason: string;
    isPending: boolean;
    /** Why it was not done; empty otherwise. */
    problem: string;
  } | null;
  announcement: Announcement;
  /** A new object each time. */
  focus: { versionId: number } | null;
}

/** The rules of hiding what a post said before it was changed. */
export function createPostVersionsStore(deps: StoreDeps<PostVersionsProps, PostVersionsStrings>) {
  const { strings, getProps } = deps;
  const context = createStoreContext<PostVersionsProps, PostVersionsStrings, PostVersionsState>(deps, {
    list: { status: 'closed' },
    asked: null,
    announcement: noAnnouncement,
    focus: null,
  });
  const { store, get, set, announce, lifetime } = context;

  async function load() {
    const { moderation, post } = getProps();
    try {
      const versions = await moderation.versions(post);
      // It may have been closed meanwhile.
      if (get().list.status !== 'closed') set({ list: { status: 'ready', versions } });
    } catch (error) {
      const problem = failureText(error, strings.failed);
      if (get().list.status !== 'closed') set({ list: { status: 'failed', problem } });
    }
  }

  function open() {
    set({ list: { status: 'loading' } });
    void load();
  }

  async function carryOut() {
    const { asked } = get();
    const reason = asked?.reason.trim() ?? '';
    if (!asked || asked.isPending || reason === '') return;
    const { versionId, decision } = asked;
    const { moderation, post } = getProps();
    set({ asked: { ...asked, isPending: true, problem: '' } });
    try {
      await moderation.decideVersion(post, versionId, { decision, reason });
    } catch (error) {
      set({ asked: { ...asked, isPending: false, problem: failureText(error, strings.notDone) } });
      return;
    }
    set({ asked: null });
    announce(strings.done);
    await load();
    set({ focus: { versionId } });
  }

  return {
    ...store,
    actions: {
      toggle: () =>
        get().list.status === 'closed' ? open() : set({ list: { status: 'closed' }, asked: null }),
      retry: open,
      ask: (versionId: number, decision: 'hide' | 'show') =>
        set({
          asked: { versionId, decision, reason: '', isPending: false, problem: '' },
          focus: { versionId },
        }),
      write: (reason: string) => {
        const { asked } = get();
        if (asked) set({ asked: { ...asked, reason } });
      },
      answerNo: () => {
        const { asked } = get();
        set({ asked: null, focus: asked && { versionId: asked.versionId } });
      },
      answerYes: () => void carryOut(),
    },
    start: () => lifetime.start(),
  };
}
