import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import type { CommentBoxEvent } from './comment-box.events.ts';
import { shownRows, shownTotal } from './comment-box.state.ts';
import { createCommentBoxStore, type CommentBoxCallbacks, type CommentBoxDeps } from './comment-box.store.ts';
import { commentBoxStrings } from './comment-box.strings.ts';
import { createCommentsBackend, type CommentsBackend } from './comments-backend.fixtures.ts';
import { createRowDialogs } from './dialogs/row-dialogs.ts';
import type { LazyWriting } from './viewer-actions.ts';
import { createWriting, type Writing } from './writing/writing.ts';

export const strings = commentBoxStrings['zh-CN'];
export const target = { type: 'article', id: 7 } as const;

/** The code of those who write, at hand, with a page of its own to hold. */
function writingOn(blockUnload: () => () => void): LazyWriting {
  const code: ReturnType<LazyWriting['current']> = {
    createWriting: (options) => createWriting(options, blockUnload),
  };
  return { current: () => code, load: async () => code };
}

export const lazyWriting = writingOn(() => () => {});

/** The code that deletes and reports, without its views. */
export const dialogsAtHand = { load: async () => ({ createRowDialogs }) };

/** All that somebody who writes can do now; a visitor can do less, and a test that asks for more throws. */
export const actionsOf = ({ actions, writing }: ReturnType<typeof createCommentBoxStore>) => ({
  ...actions,
  ...(writing()?.actions as Writing['actions']),
});

type Options = Partial<CommentBoxDeps> &
  Pick<CommentBoxCallbacks, 'onLoginRequired' | 'getCommentHref'> & {
    host?: TestHost;
    backend?: CommentsBackend;
    /** A link says which page is loaded. */
    isLed?: boolean;
  };

/** A box without a page around it, loaded. */
export async function openBox({
  host = createTestHost({ user: testUser }),
  backend = createCommentsBackend(),
  onLoginRequired,
  getCommentHref,
  isLed = false,
  ...deps
}: Options = {}) {
  const events: CommentBoxEvent[] = [];
  let holds = 0;
  const blockUnload = () => {
    holds += 1;
    return () => void (holds -= 1);
  };
  const store = createCommentBoxStore({
    target,
    comments: backend.api,
    host,
    strings,
    lazyWriting: writingOn(blockUnload),
    lazyDialogs: dialogsAtHand,
    ...deps,
  });
  store.setCallbacks({ onEvent: (event) => events.push(event), onLoginRequired, getCommentHref });
  const stop = store.start({ waits: isLed });
  await host.settle();
  const state = store.getState;
  const list = () => {
    const { list: shown } = state();
    if (shown.status !== 'ready') throw new Error(`The list is ${shown.status}.`);
    return shown;
  };
  return {
    host,
    backend,
    store,
    stop,
    events,
    state,
    list,
    rows: () => shownRows(list()),
    total: () => shownTotal(list()),
    get actions() {
      return actionsOf(store);
    },
    /** Whether the page asks before it is left. */
    isPageHeld: () => holds > 0,
    composed: () => state().composer.text(),
    eventTypes: () => events.map(({ type }) => type),
    /** Types into the composer and sends. */
    async post(text: string) {
      store.writing()?.actions.type(text);
      store.writing()?.actions.post();
      await host.settle();
    },
  };
}
