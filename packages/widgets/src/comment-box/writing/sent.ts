import type { CommentSort, SubmittedComment } from '@shuyuan/api-client';
import { shownRows, type CommentBoxState, type ReadyList } from '../comment-box.state.ts';
import type { Written } from '../comment-outbox.ts';
import { mentionsOf, withFirst, type CommentRow, type Row } from '../comment-rows.ts';
import type { PageWindow } from '../stable-paging.ts';
import type { WritingOptions } from './writing.ts';

/** Puts what the server has taken into the thread, under the name that its author has by then, and tells the page. */
export function showSent(
  options: WritingOptions,
  { target: replied, atSeconds, paragraph }: Written,
  { id, row: stored }: SubmittedComment,
  duration: number,
) {
  const { host, target, strings, get, emit, announce, list, replies } = options;
  const createdAt = new Date(host.clock.now()).toISOString();
  const { viewer } = get();
  const row: Row | null = stored && {
    id,
    content: stored.content,
    createdAt,
    ...mentionsOf(stored),
    author: viewer,
    userId: viewer?.id,
  };
  if (stored?.is_waiting) {
    // Nobody sees it yet, its author after a reload neither.
    host.notify('neutral', strings.waiting);
    return announce('');
  }
  host.notify('positive', replied ? strings.replied : strings.posted);
  announce('');
  if (!replied) {
    // A list that is there is not asked for again, as the specification says.
    if (!row || get().list.status === 'failed') void list.actions.load();
    else
      changeList(options, (ready, { sort }) =>
        withPosted(
          ready,
          { ...row, repliesCount: 0, atSeconds: atSeconds ?? null, paragraph: paragraph ?? null },
          sort,
        ),
      );
    return emit({ type: 'posted', id, target, duration });
  }
  const { parentId, id: replyId, name } = replied;
  const answersComment = replyId === parentId;
  const isNew = !get().replies[parentId]?.rows.some((known) => known.id === id);
  if (isNew) changeList(options, (ready) => withOneReplyMore(ready, parentId));
  void replies.insert(parentId, row && { ...row, replyTo: answersComment ? null : name }, answersComment);
  emit({ type: 'replied', id, parentId, replyId, target, duration });
}

function changeList(
  { get, set }: Pick<WritingOptions, 'get' | 'set'>,
  change: (list: ReadyList, state: CommentBoxState) => ReadyList,
) {
  const { list } = get();
  if (list.status === 'ready') set({ list: change(list, get()) });
}

/** The list with a comment that has just been posted on top of it, in either order. */
function withPosted(list: ReadyList, row: CommentRow, sort: CommentSort): ReadyList {
  if (shownRows(list).some(({ id }) => id === row.id)) return list;
  const posted = withFirst(row, list.posted);
  // What comes in at the end pushes nothing to the next page.
  return { ...list, ...(sort === 'newest' && makeRoom(list, posted.length)), posted };
}

/** The list with one more reply under the comment `id`. */
function withOneReplyMore(list: ReadyList, id: number): ReadyList {
  const raise = (row: CommentRow) => (row.id === id ? { ...row, repliesCount: row.repliesCount + 1 } : row);
  return { ...list, rows: list.rows.map(raise), posted: list.posted.map(raise) };
}

/**
 * Room for a comment that has just been added on top: when this pushed the last row to the next page, it goes there,
 * so that the pager offers no page whose rows are all here.
 */
export function makeRoom(pageWindow: PageWindow, postedCount: number): PageWindow {
  const { start, rows, page, size } = pageWindow;
  return start + rows.length + postedCount > page * size
    ? { ...pageWindow, rows: rows.slice(0, -1) }
    : pageWindow;
}
