import { memo, type ReactNode } from 'react';
import { Avatar } from '@shuyuan/ui/avatar';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { RichText } from '@shuyuan/ui/rich-text';
import type { CommentRow, ReplyRow, Row } from './comment-rows.ts';
import type { RepliesState, ReplyDraft, ReplyInput, UnsentRow, Viewer } from './comment-box.state.ts';
import { Moment, Paragraph } from './comment-anchors.view.tsx';
import * as styles from './comment-row.css.ts';
import { FoldedText, mayBeLong } from './comment-text.view.tsx';
import { rowAttribute } from './feed-keys.ts';
import { placeId } from './focus-place.ts';
import { useCommentBox, type CommentBoxContext } from './comment-box.context.ts';

export interface CommentProps {
  row: CommentRow;
  /** Counted from 1, over all pages. */
  position: number;
  total: number;
  /** The one that Tab goes to; j and k go to the others. */
  isFirst: boolean;
  /** The row that a link has led to: this one, one of its replies, or another. */
  linked: number | null;
  now: number;
  viewer: Viewer | null;
  replies: RepliesState | undefined;
  /** Open under this comment or one of its replies. */
  reply: ReplyInput | null;
  /** This comment and its replies to which replies were begun. */
  drafts: readonly ReplyDraft[];
  /** Replies to this comment that have not been sent. */
  unsent: readonly UnsentRow[];
}

/** One comment of the feed, with what hangs on it. */
export const Comment = memo(function Comment(props: CommentProps) {
  const { row, position, total, isFirst, linked, now, replies, reply, drafts, unsent, viewer } = props;
  const { id, repliesCount } = row;
  const context = useCommentBox();
  const { actions, strings, boxId, writing } = context;
  const isOpen = replies !== undefined;
  const hasThread = unsent.length > 0 || (isOpen && (replies.rows.length > 0 || replies.status === 'failed'));
  return (
    <article
      id={placeId(boxId, { on: 'row', id })}
      className={styles.comment}
      data-linked={linked === id || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the articles of a feed take focus: ARIA practices
      tabIndex={isFirst ? 0 : -1}
      aria-posinset={position}
      aria-setsize={total}
      aria-label={row.isRemoved ? strings.removed : (row.author?.name ?? strings.unknownUser)}
      {...{ [rowAttribute]: `${id}/${id}` }}
    >
      {rowParts({
        row,
        parentId: id,
        now,
        viewerId: viewer?.id,
        moment: row.atSeconds,
        paragraph: row.paragraph,
        isRemoved: row.isRemoved,
        isReplying: reply?.target.id === id,
        isBegun: drafts.some((draft) => draft.id === id),
        isLinked: linked === id,
        context,
        furtherAction: repliesCount > 0 && (
          <NativeButton
            size="small"
            isQuiet
            aria-expanded={isOpen}
            isPending={replies?.status === 'loading' && replies.rows.length === 0}
            onPress={() => actions.toggleReplies(id)}
          >
            {!isOpen && drafts.some((draft) => draft.id !== id)
              ? strings.repliesDraft(repliesCount)
              : strings.repliesCount(repliesCount)}
          </NativeButton>
        ),
      })}
      {writing && reply?.target.id === id && <writing.ReplyField reply={reply} />}
      {hasThread && (
        <div className={styles.thread}>
          {viewer &&
            writing &&
            unsent.map((item) => <writing.Unsent key={item.id} unsent={item} viewer={viewer} />)}
          {replies && (
            <Replies
              row={row}
              replies={replies}
              reply={reply}
              drafts={drafts}
              linked={linked}
              now={now}
              viewerId={viewer?.id}
            />
          )}
        </div>
      )}
    </article>
  );
});

interface RowParts {
  row: Row;
  parentId: number;
  now: number;
  /** Undefined for a visitor. */
  viewerId: number | undefined;
  /** Seconds into the recording. */
  moment?: number | null;
  /** Of the article, from 0. */
  paragraph?: number | null | undefined;
  replyTo?: string | null;
  /** Its place alone is left. */
  isRemoved?: boolean | undefined;
  isReplying: boolean;
  /** A reply to it was begun. */
  isBegun: boolean;
  /** A link has led here. */
  isLinked: boolean;
  furtherAction?: ReactNode;
  context: CommentBoxContext;
}

/** What a comment and a reply both show. No component of its own: rows are drawn by the hundred. */
function rowParts(parts: RowParts) {
  const { row, parentId, now, viewerId, moment = null, replyTo, isReplying, isLinked, context } = parts;
  const { furtherAction, paragraph = null } = parts;
  const { id, author, createdAt, content } = row;
  const { actions, strings, boxId, getCommentHref, pictures } = context;
  const dialog = viewerId !== undefined && row.userId === viewerId ? 'delete' : 'report';
  if (parts.isRemoved)
    return (
      <>
        <Avatar name="" src="" />
        <div className={styles.header}>
          <span className={styles.unknownName}>{strings.removed}</span>
        </div>
        <div className={styles.actions}>{furtherAction}</div>
      </>
    );
  return (
    <>
      <Avatar
        name={author?.name ?? ''}
        src={author?.avatar ?? ''}
        size={id === parentId ? 'standard' : 'small'}
      />
      <div className={styles.header}>
        <b className={author ? styles.name : styles.unknownName}>{author?.name ?? strings.unknownUser}</b>
        {replyTo && <span className={styles.meta}>{strings.replyTo(replyTo)}</span>}
        {getCommentHref ? (
          <a className={styles.ownLink} href={getCommentHref(id)}>
            <RelativeTime value={createdAt} now={now} />
          </a>
        ) : (
          <RelativeTime value={createdAt} now={now} />
        )}
        {moment !== null && <Moment seconds={moment} />}
        {paragraph !== null && <Paragraph paragraph={paragraph} />}
      </div>
      {mayBeLong(content) ? (
        <div className={styles.content}>
          <FoldedText html={content} isLinked={isLinked} />
        </div>
      ) : (
        <RichText html={content} variant="comment" pictures={pictures} />
      )}
      <div className={styles.actions}>
        <NativeButton
          id={placeId(boxId, { on: 'reply-link', id })}
          size="small"
          isQuiet
          aria-expanded={isReplying}
          onPress={() => actions.toggleReply(parentId, id)}
        >
          {parts.isBegun && !isReplying ? strings.replyDraft : strings.reply}
        </NativeButton>
        {furtherAction}
        {getCommentHref && (
          <NativeButton size="small" isQuiet onPress={() => void actions.copyLink(id)}>
            {strings.copyLink}
          </NativeButton>
        )}
        {(dialog === 'delete' ? context.canDelete : context.canReport) && (
          <NativeButton size="small" isQuiet onPress={() => actions.openDialog(dialog, parentId, id)}>
            {dialog === 'delete' ? strings.remove : strings.report}
          </NativeButton>
        )}
      </div>
    </>
  );
}

interface RepliesProps {
  row: CommentRow;
  replies: RepliesState;
  reply: ReplyInput | null;
  drafts: readonly ReplyDraft[];
  linked: number | null;
  now: number;
  viewerId: number | undefined;
}

function Replies({ row: { id, author }, replies, reply, drafts, linked, now, viewerId }: RepliesProps) {
  const { actions, strings, hasRetryRow } = useCommentBox();
  const { rows, status, hasMore } = replies;
  const isFailed = status === 'failed';
  return (
    <>
      <ul className={styles.replies} aria-label={strings.repliesOf(author?.name ?? strings.unknownUser)}>
        {rows.map((item) => (
          <Reply
            key={item.id}
            row={item}
            parentId={id}
            now={now}
            viewerId={viewerId}
            reply={replyTo(item, reply)}
            isBegun={drafts.some((draft) => draft.id === item.id)}
            isLinked={linked === item.id}
          />
        ))}
      </ul>
      {(hasMore || (isFailed && hasRetryRow)) && (
        <div className={styles.actions}>
          {isFailed && <span className={styles.unsentStatus}>{strings.repliesFailed}</span>}
          <NativeButton
            size="small"
            isQuiet
            tone="action"
            isPending={status === 'loading'}
            onPress={() => void actions.moreReplies(id)}
          >
            {isFailed ? strings.retry : strings.moreReplies}
          </NativeButton>
        </div>
      )}
    </>
  );
}

const replyTo = (row: Row, reply: ReplyInput | null) => (reply?.target.id === row.id ? reply : null);

interface ReplyProps {
  row: ReplyRow;
  parentId: number;
  now: number;
  viewerId: number | undefined;
  /** Open under this reply. */
  reply: ReplyInput | null;
  isBegun: boolean;
  isLinked: boolean;
}

const Reply = memo(function Reply({ row, parentId, now, viewerId, reply, isBegun, isLinked }: ReplyProps) {
  const context = useCommentBox();
  const { boxId, writing } = context;
  return (
    <li
      id={placeId(boxId, { on: 'row', id: row.id })}
      className={styles.reply}
      data-linked={isLinked || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a link to a reply brings focus to it
      tabIndex={-1}
      {...{ [rowAttribute]: `${parentId}/${row.id}` }}
    >
      {rowParts({
        row,
        parentId,
        now,
        viewerId,
        replyTo: row.replyTo,
        isReplying: reply !== null,
        isBegun,
        isLinked,
        context,
      })}
      {writing && reply && <writing.ReplyField reply={reply} />}
    </li>
  );
});
