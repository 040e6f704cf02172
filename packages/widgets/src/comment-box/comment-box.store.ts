import { createStore } from 'zustand/vanilla';
import type { CommentTarget } from '@shuyuan/api-client';
import { copyText } from '../async/copy-text.ts';
import type { LoginIntent, WidgetHost } from '../host/widget-host.ts';
import type { CommentBoxEvent } from './comment-box.events.ts';
import type { CommentBoxCalls } from './comment-box.props.ts';
import { nothingWritten, type CommentBoxState } from './comment-box.state.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';
import { createLinkedComment } from './linked-comment.ts';
import { createListActions, type ListActions } from './list-actions.ts';
import { createDialogOpener, lazyDialogs, type LazyDialogs } from './lazy-dialogs.ts';
import { createRepliesActions, type RepliesActions } from './replies-actions.ts';
import { composerStatusOf, createViewerActions, viewerOf, type LazyWriting } from './viewer-actions.ts';

export interface CommentBoxDeps {
  target: CommentTarget;
  comments: CommentBoxCalls;
  host: WidgetHost;
  strings: CommentBoxStrings;
  /** What a person needs to write, fetched when one is signed in. */
  lazyWriting: LazyWriting;
  /** What deletes and reports, fetched when that is first asked for. @default from our own code */
  lazyDialogs?: LazyDialogs;
  /** @default 10 */
  pageSize?: number;
  /** Tells boxes of one thread on one page apart. @default '' */
  boxName?: string;
}

/** What the page is told and asked; may be others from one moment to the next. */
export interface CommentBoxCallbacks {
  onEvent?: ((event: CommentBoxEvent) => void) | undefined;
  /** @default the host's sign-in */
  onLoginRequired?: ((mode: 1, intent: LoginIntent) => void) | undefined;
  /** What new comments are about: a paragraph of the article, or the whole. */
  paragraph?: number | null | undefined;
  /** The address of one comment, for copying. */
  getCommentHref?: ((id: number) => string) | undefined;
}

/** What all rules of one box share. */
export interface BoxContext extends Omit<Required<CommentBoxDeps>, 'lazyWriting' | 'lazyDialogs'> {
  get: () => CommentBoxState;
  set: (patch: Partial<CommentBoxState>) => void;
  emit: (event: CommentBoxEvent) => void;
  announce: (text: string) => void;
  requestLogin: (intent: LoginIntent) => void;
  /** What a new comment is about now; null for the whole. */
  paragraph: () => number | null;
}

/** What the rules share that move about in the thread, or put something into it. */
export interface ThreadContext extends BoxContext {
  list: ListActions;
  replies: RepliesActions;
}

/** What the rules share that delete, report and bring back. */
export interface RowsContext extends ThreadContext {
  /** Leads to a comment or reply, wherever in the thread it stands. */
  showComment: (id: number) => Promise<void>;
}

const minute = 60_000;

/** The rules of one thread. It begins with `start`; another target is another store. */
export function createCommentBoxStore(deps: CommentBoxDeps) {
  const { host, strings } = deps;
  let callbacks: CommentBoxCallbacks = {};
  const store = createStore<CommentBoxState>(() => initialState(host));
  const { getState: get, setState: set } = store;
  const context: BoxContext = {
    pageSize: 10,
    boxName: '',
    ...deps,
    get,
    set,
    emit: (event) => callbacks.onEvent?.(event),
    announce: (text) => set({ announcement: { id: get().announcement.id + 1, text } }),
    paragraph: () => callbacks.paragraph ?? null,
    requestLogin: (intent) => (callbacks.onLoginRequired ?? host.session.requestLogin)(1, intent),
  };
  const list = createListActions(context);
  const replies = createRepliesActions(context);
  const thread: ThreadContext = { ...context, list, replies };
  const linked = createLinkedComment(thread);
  const viewer = createViewerActions(thread, deps.lazyWriting);
  const { showComment } = linked.actions;
  const dialogs = createDialogOpener(
    { ...thread, showComment },
    viewer.requestLogin,
    deps.lazyDialogs ?? lazyDialogs,
  );

  return {
    ...store,
    actions: {
      ...list.actions,
      ...replies.actions,
      ...linked.actions,
      ...viewer.actions,
      ...dialogs.actions,
      /** Puts the address of a comment or reply on the clipboard; a page without addresses has none. */
      async copyLink(id: number) {
        const href = callbacks.getCommentHref?.(id);
        const notices = { copied: strings.linkCopied, notCopied: strings.linkNotCopied };
        if (href !== undefined) await copyText(host, href, notices);
      },
      /** Goes to the page of somebody who is mentioned. */
      showPerson: (id: number) => host.navigate({ kind: 'user', id }),
      /** Shows what somebody has written whom the reader has blocked. */
      showBlocked: (id: number) =>
        set({ unfolded: [...get().unfolded, id], focus: { on: 'row', id, isNear: true } }),
      /** Lets the page's player go to a moment. */
      seek: (seconds: number) => host.player?.seek(seconds),
    },
    /** What the signed-in person writes with; null until its code is there, and for a visitor. */
    writing: viewer.writing,
    setCallbacks(next: CommentBoxCallbacks) {
      callbacks = next;
    },
    /**
     * Follows the session and the time, and loads the list unless it `waits` for `actions.load`. Returns the cleanup,
     * after which it may start again.
     */
    start({ waits = false } = {}) {
      const stopFollowing = [
        followTime(host, set),
        host.session.subscribe(viewer.follow),
        host.scheduler.onHide(() => viewer.writing()?.actions.leaveField()),
        host.scheduler.onWake(viewer.actions.loadComposer),
      ];
      viewer.follow();
      if (!waits) void list.actions.load();
      return () => {
        for (const stop of stopFollowing) stop();
        for (const part of [viewer, linked, list, replies]) part.stop();
      };
    },
  };
}

function initialState(host: WidgetHost): CommentBoxState {
  return {
    ...nothingWritten,
    viewer: viewerOf(host),
    composerStatus: composerStatusOf(host),
    now: host.clock.now(),
    list: { status: 'loading' },
    sort: 'newest',
    linked: null,
    replies: {},
    unfolded: [],
    announcement: { id: 0, text: '' },
    focus: null,
  };
}

/** Relative times age by the minute, all at once. */
function followTime({ clock, scheduler }: WidgetHost, set: (patch: Partial<CommentBoxState>) => void) {
  let cancel = () => {};
  function renew() {
    cancel();
    set({ now: clock.now() });
    cancel = scheduler.after(minute, renew);
  }
  renew();
  const stopWaking = scheduler.onWake(renew);
  return () => {
    cancel();
    stopWaking();
  };
}
