import { isApiError } from '@shuyuan/api-client';
import { isShown } from './comment-box.state.ts';
import type { ThreadContext } from './comment-box.store.ts';

/** Between the answer about the place and the page, comments may come in and push the sought one so many pages on. */
const pagesOn = 3;

/** Leads to the comment that a link is about: its page, its opened replies, and focus. */
export function createLinkedComment(context: ThreadContext) {
  const { comments, target, pageSize, strings, replies, get, set, emit, announce } = context;
  const { clock } = context.host;
  const { load, turnTo } = context.list.actions;
  let running = new AbortController();

  /** Answers nothing when it is gone, and the failure's event is told when nobody knows. */
  async function placeOf(id: number, signal: AbortSignal) {
    const begun = clock.monotonic();
    try {
      return await comments.place(target, id, get().sort, { signal });
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { kind, message, code } = error;
      if (!signal.aborted && code !== 404) {
        const duration = clock.monotonic() - begun;
        emit({ type: 'failed', action: 'find', ids: [id], kind, message, target, duration });
      }
      return code === 404 ? 'gone' : 'unknown';
    }
  }

  async function openPage(id: number, before: number) {
    const { list: shown } = get();
    const size = shown.status === 'ready' ? shown.size : pageSize;
    const page = Math.floor(before / size) + 1;
    if (shown.status === 'ready') await turnTo(page, size).catch(ignoreFailedCalls);
    else await load(page);
    for (let on = 1; on <= pagesOn; on += 1) {
      const { list: now } = get();
      const isLast = now.status !== 'ready' || now.page * now.size >= now.total;
      if (isLast || isShown(get(), id)) return;
      await turnTo(page + on, size).catch(ignoreFailedCalls);
    }
  }

  /** What was to be seen without the link, when that leads nowhere. */
  async function openFirstPage() {
    if (get().list.status !== 'ready') await load();
  }

  /** Leads to a comment or reply, wherever in the thread it stands; says so when it is gone. */
  async function showComment(id: number) {
    running.abort();
    const { signal } = (running = new AbortController());
    set({ linked: { id, status: 'sought' } });
    if (!isShown(get(), id)) {
      const place = await placeOf(id, signal);
      if (signal.aborted) return;
      if (typeof place === 'string') await openFirstPage();
      else {
        if (!isShown(get(), place.comment_id)) await openPage(place.comment_id, place.before);
        if (signal.aborted) return;
        if (place.replies_before !== null && isShown(get(), place.comment_id))
          await replies.openTo(place.comment_id, id);
      }
      if (signal.aborted) return;
      const isHere = isShown(get(), id);
      // A list that has not come says nothing about the comment.
      if (!isHere && (place === 'unknown' || get().list.status !== 'ready')) return set({ linked: null });
      if (!isHere) {
        set({ linked: { id, status: 'gone' } });
        return announce(strings.linkedGone);
      }
    }
    set({ linked: { id, status: 'here' }, focus: { on: 'row', id } });
    announce(strings.linkedHere);
  }

  return {
    actions: {
      showComment,
      /** Takes back what was said about a comment that is gone. */
      dismissLinked: () => set({ linked: null }),
    },
    stop: () => running.abort(),
  };
}

/** The list has told the page of them. */
function ignoreFailedCalls(error: unknown) {
  if (!isApiError(error)) throw error;
}
