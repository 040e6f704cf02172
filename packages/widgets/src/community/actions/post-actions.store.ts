import type { PostReport, PostVersion } from '@shuyuan/api-client/community';
import { failureText } from '../../async/failure-text.ts';
import { noAnnouncement, type Announcement } from '../../widget/announcement.ts';
import { createStoreContext } from '../../widget/store-context.ts';
import type { StoreDeps } from '../../widget/widget-context.ts';
import type { PostActionsStrings } from './post-actions.strings.ts';
import type { PostActionsProps } from './post-actions.tsx';

/** What stands open over the post. */
type Open =
  | { kind: 'remove' }
  | { kind: 'report'; reason: PostReport['reason']; words: string }
  | { kind: 'history'; versions: readonly PostVersion[] };

export interface PostActionsState {
  open: Open | null;
  isPending: boolean;
  /** Why it was not done; empty otherwise. */
  problem: string;
  isRemoved: boolean;
  announcement: Announcement;
  /** A new object each time. */
  focus: { on: 'undo' | 'actions' } | null;
}

/** The rules of what can be done with a post. */
export function createPostActionsStore(deps: StoreDeps<PostActionsProps, PostActionsStrings>) {
  const { host, strings, getProps } = deps;
  const context = createStoreContext<PostActionsProps, PostActionsStrings, PostActionsState>(deps, {
    open: null,
    isPending: false,
    problem: '',
    isRemoved: false,
    announcement: noAnnouncement,
    focus: null,
  });
  const { store, get, set, announce, lifetime } = context;

  /** One thing at a time. False when it was not done. */
  async function run(work: () => Promise<unknown>): Promise<boolean> {
    if (get().isPending) return false;
    set({ isPending: true, problem: '' });
    try {
      await work();
      return true;
    } catch (error) {
      const problem = failureText(error, strings.notDone);
      if (get().open) set({ problem });
      else if (problem) host.notify('critical', problem);
      return false;
    } finally {
      set({ isPending: false });
    }
  }

  async function remove() {
    if (!(await run(() => getProps().remove()))) return;
    set({ open: null, isRemoved: true, focus: { on: 'undo' } });
    announce(strings.removed);
    getProps().onRemovedChange?.(true);
  }

  async function undo() {
    if (!(await run(() => getProps().restore()))) return;
    set({ isRemoved: false, focus: { on: 'actions' } });
    getProps().onRemovedChange?.(false);
  }

  async function report() {
    const { open } = get();
    if (open?.kind !== 'report') return;
    const { reason, words } = open;
    const { posts, post } = getProps();
    if (!(await run(() => posts.report(post, { reason, words })))) return;
    set({ open: null, focus: { on: 'actions' } });
    host.notify('positive', strings.reported);
  }

  async function showHistory() {
    const { posts, post } = getProps();
    await run(async () => set({ open: { kind: 'history', versions: await posts.versions(post) } }));
  }

  return {
    ...store,
    actions: {
      askRemove: () => set({ open: { kind: 'remove' }, problem: '' }),
      remove: () => void remove(),
      undo: () => void undo(),
      /** A visitor is asked to sign in. */
      askReport: () => {
        if (!host.session.current())
          return host.session.requestLogin(1, { kind: 'report', purpose: 'report', run() {} });
        set({ open: { kind: 'report', reason: 'advertising', words: '' }, problem: '' });
      },
      writeReport: (part: { reason?: PostReport['reason']; words?: string }) => {
        const { open } = get();
        if (open?.kind === 'report') set({ open: { ...open, ...part } });
      },
      report: () => void report(),
      showHistory: () => void showHistory(),
      close: () => set({ open: null, problem: '', focus: { on: 'actions' } }),
    },
    start: () => lifetime.start(),
  };
}
