import type { CommentSort, SubmittedComment } from '@shuyuan/api-client';
import { pushingCount, shownRows, type CommentBoxState, type ReadyList } from '../comment-box.state.ts';
import type { Written } from '../comment-outbox.ts';
import { mentionsOf, withFirst, type CommentRow, type Row } from '../comment-rows.ts';
import { holdComment, holdReply } from '../held-rows.ts';
import type { PageWindow } from '../stable-paging.ts';
import { countReplies } from '../thread-rows.ts';
import type { WritingOptions } from './writing.ts';

/** Puts what the server has taken into the thread, under the name that its author has by then, and tells the page. */
export function showSent(
  options: WritingOptions,
  written: Written,
  { id, row: stored }: SubmittedComment,
  duration: number,
) {
  const { target: replied } = written;
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
  if (row && stored?.is_waiting) return showHeld(options, written, { ...row, isWaiting: true });
  host.notify('positive', replied ? strings.replied : strings.posted);
  announce('');
  if (!replied) {
    // A list that is there is not asked for again, as the specification says.
    if (!row || get().list.status === 'failed') void list.actions.load();
    else changeList(options, (ready, { sort }) => withPosted(ready, commentRowOf(row, written), sort));
    return emit({ type: 'posted', id, target, duration });
  }
  const { parentId, id: replyId, name } = replied;
  const answersComment = replyId === parentId;
  const isNew = !get().replies[parentId]?.rows.some((known) => known.id === id);
  if (isNew) countReplies(options, parentId, 1);
  void replies.insert(parentId, row && { ...row, replyTo: answersComment ? null : name }, answersComment);
  emit({ type: 'replied', id, parentId, replyId, target, duration });
}

/** Nobody but its author sees it yet, in its place and with a mark. Not told to the page: it is not posted. */
function showHeld(options: WritingOptions, written: Written, row: Row) {
  const { host, strings, get, announce, list, replies } = options;
  const { target: replied } = written;
  host.notify('neutral', strings.waiting);
  announce('');
  if (replied) {
    const { parentId, id, name } = replied;
    const reply = { ...row, replyTo: id === parentId ? null : name };
    holdReply(options, parentId, reply);
    return void replies.insertHeld(parentId, reply);
  }
  const comment = commentRowOf(row, written);
  holdComment(options, comment);
  if (get().list.status === 'failed') void list.actions.load();
  else changeList(options, (ready) => ({ ...ready, posted: withFirst(comment, ready.posted) }));
}

const commentRowOf = (row: Row, { atSeconds, paragraph }: Written): CommentRow => ({
  ...row,
  repliesCount: 0,
  atSeconds: atSeconds ?? null,
  paragraph: paragraph ?? null,
});

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
  return { ...list, ...(sort === 'newest' && makeRoom(list, pushingCount(posted))), posted };
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
