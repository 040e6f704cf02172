import { createStore } from 'zustand/vanilla';
import type { CommentsApi, CommentTarget } from '@shuyuan/api-client';
import type { LoginIntent, WidgetHost } from '../host/widget-host.ts';
import { blankField } from './blank-field.ts';
import type { CommentBoxEvent } from './comment-box.events.ts';
import type { CommentBoxState, Viewer } from './comment-box.state.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';
import { textAsHtml, type Row } from './comment-rows.ts';
import { copyLink } from './copy-link.ts';
import { createLinkedComment } from './linked-comment.ts';
import { createListActions } from './list-actions.ts';
import { createPerson, viewerOf } from './person.ts';
import { createRepliesActions } from './replies-actions.ts';
import type { LateWriter } from './seat.ts';
import type { CommentBoxActions } from './surroundings.ts';
import type { Written } from './unsent.ts';

export interface CommentBoxDeps {
  target: CommentTarget;
  comments: CommentsApi;
  host: WidgetHost;
  strings: CommentBoxStrings;
  /** What a person needs to write, fetched when one is signed in. */
  writer: LateWriter;
  /** @default 10 */
  pageSize?: number;
  /** Tells boxes of one thread on one page apart. @default '' */
  boxName?: string;
}

/** Where the box tells things; may be others from one moment to the next. */
export interface CommentBoxOutlets {
  onEvent?: ((event: CommentBoxEvent) => void) | undefined;
  /** @default the host's sign-in */
  onLoginRequired?: ((mode: 1, intent: LoginIntent) => void) | undefined;
  /** The address of one comment, for copying. */
  getCommentHref?: ((id: number) => string) | undefined;
}

const minute = 60_000;

/** The rules of one thread. It begins with `start`; another target is another store. */
export function createCommentBoxStore(deps: CommentBoxDeps) {
  const { target, host, strings, pageSize = 10, boxName = '' } = deps;
  let outlets: CommentBoxOutlets = {};
  const store = createStore<CommentBoxState>(() => initialState(host));
  const { getState: get, setState: set } = store;
  const announce = (text: string) => set({ announcement: { id: get().announcement.id + 1, text } });
  const emit = (event: CommentBoxEvent) => outlets.onEvent?.(event);
  const requestLogin = (intent: LoginIntent) =>
    (outlets.onLoginRequired ?? host.session.requestLogin)(1, intent);
  const shared = { ...deps, emit, requestLogin, pageSize, boxName, clock: host.clock, get, set, announce };
  const list = createListActions(shared);
  const replies = createRepliesActions(shared);
  const linked = createLinkedComment({ ...shared, list, replies });
  const person = createPerson({ ...shared, onSent: handleSent });

  function handleSent(
    author: Viewer,
    { text, target: replied, atSeconds }: Written,
    id: number,
    duration: number,
  ) {
    const createdAt = new Date(host.clock.now()).toISOString();
    const row: Row = { id, content: textAsHtml(text), createdAt, author };
    host.notify('positive', replied ? strings.replied : strings.posted);
    announce('');
    if (!replied) {
      list.insert({ ...row, repliesCount: 0, atSeconds: atSeconds ?? null });
      return emit({ type: 'posted', id, target, duration });
    }
    const { parentId, id: replyId, name } = replied;
    const answersComment = replyId === parentId;
    const isNew = !get().replies[parentId]?.rows.some((known) => known.id === id);
    if (isNew) list.raiseReplies(parentId);
    void replies.insert(parentId, { ...row, replyTo: answersComment ? null : name }, answersComment);
    emit({ type: 'replied', id, parentId, replyId, target, duration });
  }

  const actions: CommentBoxActions = {
    ...person.actions,
    load: () => list.load(),
    turnTo: (page, size) => list.turnTo(page, size),
    async sortBy(sort) {
      if (!(await list.sortBy(sort))) host.notify('critical', strings.loadFailed);
    },
    showComment: (id) => linked.show(id),
    dismissLinked: () => linked.dismiss(),
    copyLink: (id) => copyLink(host, strings, outlets.getCommentHref?.(id)),
    seek: (seconds) => host.player?.seek(seconds),
    toggleReplies: (id) => void replies.toggle(id),
    moreReplies: (id) => void replies.more(id),
  };

  return {
    ...store,
    actions,
    connect(next: CommentBoxOutlets) {
      outlets = next;
    },
    /**
     * Follows the session and the time, and loads the list unless it `waits` for `actions.load`. Answers the way to
     * stop, after which it may start again.
     */
    start({ waits = false } = {}) {
      const stopFollowing = [
        followTime(host, set),
        host.session.subscribe(person.follow),
        host.scheduler.onHide(person.actions.leaveField),
        host.scheduler.onWake(person.actions.fetchDesk),
      ];
      person.follow();
      if (!waits) void list.load();
      return () => {
        for (const stop of stopFollowing) stop();
        person.stop();
        linked.stop();
        list.stop();
        replies.stop();
      };
    },
  };
}

function initialState(host: WidgetHost): CommentBoxState {
  return {
    viewer: viewerOf(host),
    desk: viewerOf(host) ? 'coming' : 'absent',
    now: host.clock.now(),
    list: { status: 'loading' },
    sort: 'newest',
    linked: null,
    replies: {},
    composer: blankField,
    stamp: null,
    reply: null,
    unsent: [],
    isPosting: false,
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
