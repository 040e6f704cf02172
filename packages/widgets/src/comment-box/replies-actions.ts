import { isApiError } from '@shuyuan/api-client';
import { shownRows, type RepliesState } from './comment-box.state.ts';
import type { BoxContext } from './comment-box.store.ts';
import {
  continued,
  isAnswered,
  joinNewest,
  placedByTime,
  replyRows,
  withFirst,
  type ReplyRow,
} from './comment-rows.ts';
import { heldUnder } from './held-rows.ts';

/** Replies per request. */
const repliesSize = 20;

/** A link to a reply loads so many answers at most on the way to it. */
const longestWalk = 50;

export type RepliesActions = ReturnType<typeof createRepliesActions>;

/** The child lists: opened and closed, continued, and joined with what was just sent. */
export function createRepliesActions(context: BoxContext) {
  const { strings, get, announce } = context;
  const lists = createChildLists(context);
  const { put, putReady } = lists;

  /** Loads the newest replies into the opened child list. */
  async function refresh(id: number) {
    const answer = await lists.request(id, 1);
    if (!answer) return;
    const rows = joinNewest(answer.rows, answer.known);
    putReady(id, rows, answer.isFull || rows.length > answer.rows.length);
  }

  async function open(id: number) {
    const { replies, held } = get();
    const own = replies[id]?.rows.filter((row) => !isAnswered(row)) ?? held.replies[id] ?? [];
    put(id, { status: 'loading', rows: own, hasMore: false });
    await refresh(id);
    const opened = get().replies[id];
    if (opened?.status === 'ready') announce(strings.repliesShown(opened.rows.length));
  }

  /** Opens the child list of a comment, or closes it. */
  function toggleReplies(id: number) {
    if (!get().replies[id]) void open(id);
    else {
      put(id, undefined);
      announce(strings.repliesHidden);
    }
  }

  /** Goes on where the shown rows end. What came in above has pushed some of them into the answer once more. */
  async function moreReplies(id: number) {
    const known = get().replies[id];
    if (!known || known.status === 'loading') return;
    const count = known.rows.filter(isAnswered).length;
    if (count === 0) return open(id);
    put(id, { ...known, status: 'loading' });
    for (let page = Math.floor(count / repliesSize) + 1; ; page += 1) {
      const answer = await lists.request(id, page);
      if (!answer) return;
      const rows = continued(answer.known, answer.rows);
      const isFound = rows.length > answer.known.length || !answer.isFull;
      if (!isFound) continue;
      putReady(id, rows, answer.isFull);
      return announce(strings.repliesShown(rows.length));
    }
  }

  return {
    actions: { toggleReplies, moreReplies },
    stop: lists.stop,
    /** Opens the child list as far as the reply `replyId`. */
    async openTo(id: number, replyId: number) {
      if (!get().replies[id]) await open(id);
      for (let step = 0; step < longestWalk; step += 1) {
        const known = get().replies[id];
        if (!known?.hasMore || known.rows.some((row) => row.id === replyId)) return;
        await moreReplies(id);
        if (get().replies[id]?.status === 'failed') return;
      }
    },
    /** A reply that waits for a moderator, and is remembered: shown in the list, which is opened for it. */
    async insertHeld(id: number, row: ReplyRow) {
      const known = get().replies[id];
      if (known) put(id, { ...known, rows: withFirst(row, known.rows) });
      else await open(id);
    },
    /** A reply that the server has just taken; under the top-level comment itself the list is loaded again and opened. */
    async insert(id: number, row: ReplyRow | null, answersComment: boolean) {
      const known = get().replies[id];
      if (!known && !answersComment) return;
      if (!row) return open(id);
      const { rows, hasMore } = known ?? { rows: [], hasMore: false };
      put(id, { status: 'ready', rows: withFirst(row, rows), hasMore });
      if (answersComment) await refresh(id);
    },
  };
}

/** The state of the opened child lists, and the calls that fill them. */
function createChildLists(context: BoxContext) {
  const { comments, target, host, get, set, emit } = context;
  const { clock } = host;
  let running = new AbortController();

  const countOf = (id: number) => {
    const { list } = get();
    return (list.status === 'ready' && shownRows(list).find((row) => row.id === id)?.repliesCount) || 0;
  };

  function put(id: number, state: RepliesState | undefined) {
    const { [id]: _, ...others } = get().replies;
    set({ replies: state ? { ...others, [id]: state } : others });
  }

  return {
    put,
    /** Shows what was answered, and among it what waits and the places of what was just deleted. */
    putReady: (id: number, answered: readonly ReplyRow[], isFull: boolean) => {
      const deleted = get().replies[id]?.rows.filter(({ deletion }) => deletion) ?? [];
      const rows = placedByTime(answered, [...heldUnder(context, id, answered), ...deleted]);
      put(id, { status: 'ready', rows, hasMore: isFull && answered.length < countOf(id) });
    },

    /** Answers nothing when the child list was closed meanwhile; `known` is what was answered before. Failed calls are told; the rest is a defect. */
    async request(id: number, page: number) {
      const begun = clock.monotonic();
      const { signal } = running;
      const stillOpen = () => (signal.aborted ? undefined : get().replies[id]);
      try {
        const answer = await comments.answers(id, { page, size: repliesSize }, { signal });
        const known = stillOpen();
        if (!known) return undefined;
        const isFull = answer.length === repliesSize;
        return { rows: replyRows(answer), isFull, known: known.rows.filter(isAnswered) };
      } catch (error) {
        if (!isApiError(error)) throw error;
        const known = stillOpen();
        if (!known) return undefined;
        const { kind, message } = error;
        const duration = clock.monotonic() - begun;
        emit({ type: 'failed', action: 'load-replies', ids: [id], kind, message, target, duration });
        put(id, { ...known, status: 'failed' });
        return undefined;
      }
    },

    /** Drops what is on its way; what is asked for afterwards counts again. */
    stop: () => {
      running.abort();
      running = new AbortController();
    },
  };
}
