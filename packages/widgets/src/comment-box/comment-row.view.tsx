import { memo, type ReactNode } from 'react';
import { Avatar } from '@shuyuan/ui/avatar';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { CommentRow, ReplyRow, Row } from './comment-rows.ts';
import type { RepliesState, ReplyInput, UnsentRow, Viewer } from './comment-box.state.ts';
import * as styles from './comment-row.css.ts';
import { CommentText } from './comment-text.view.tsx';
import { rowAttribute } from './feed-keys.ts';
import { momentText } from '../look/moment-text.ts';
import { placeId } from './focus-place.ts';
import type { Surroundings } from './surroundings.ts';

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
  /** Replies to this comment that have not been sent. */
  unsent: readonly UnsentRow[];
  around: Surroundings;
}

/** One comment of the feed, with what hangs on it. */
export const Comment = memo(function Comment(props: CommentProps) {
  const { row, position, total, isFirst, linked, now, replies, reply, unsent, viewer, around } = props;
  const { id, repliesCount } = row;
  const { actions, strings, views } = around;
  const isOpen = replies !== undefined;
  const hasThread = unsent.length > 0 || (isOpen && (replies.rows.length > 0 || replies.status === 'failed'));
  return (
    <article
      id={placeId(around.boxId, { on: 'row', id })}
      className={styles.comment}
      data-linked={linked === id || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the articles of a feed take focus: ARIA practices
      tabIndex={isFirst ? 0 : -1}
      aria-posinset={position}
      aria-setsize={total}
      aria-label={row.author?.name ?? strings.unknownUser}
      {...{ [rowAttribute]: `${id}/${id}` }}
    >
      <RowBody
        row={row}
        parentId={id}
        now={now}
        moment={row.atSeconds}
        isReplying={reply?.target.id === id}
        isLinked={linked === id}
        around={around}
      >
        {repliesCount > 0 && (
          <NativeButton
            size="small"
            isQuiet
            aria-expanded={isOpen}
            isPending={replies?.status === 'loading' && replies.rows.length === 0}
            onPress={() => actions.toggleReplies(id)}
          >
            {strings.repliesCount(repliesCount)}
            <span className={styles.chevron} data-open={isOpen || undefined} />
          </NativeButton>
        )}
      </RowBody>
      {views && reply?.target.id === id && <views.ReplyField reply={reply} around={around} />}
      {hasThread && (
        <div className={styles.thread}>
          {viewer &&
            views &&
            unsent.map((item) => (
              <views.Unsent key={item.id} unsent={item} viewer={viewer} around={around} />
            ))}
          {replies && (
            <Replies
              id={id}
              replies={replies}
              reply={reply}
              linked={linked}
              now={now}
              row={row}
              around={around}
            />
          )}
        </div>
      )}
    </article>
  );
});

interface RowBodyProps {
  row: Row;
  parentId: number;
  now: number;
  /** Seconds into the recording. */
  moment?: number | null;
  replyTo?: string | null;
  isReplying: boolean;
  /** A link has led here. */
  isLinked: boolean;
  /** Further actions. */
  children?: ReactNode;
  around: Surroundings;
}

function RowBody({
  row,
  parentId,
  now,
  moment = null,
  replyTo,
  isReplying,
  isLinked,
  children,
  around,
}: RowBodyProps) {
  const { id, author, createdAt, content } = row;
  const { actions, strings, boxId, getCommentHref } = around;
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
          <span className={styles.meta}>
            <RelativeTime value={createdAt} now={now} />
          </span>
        )}
        {moment !== null && <Moment seconds={moment} around={around} />}
      </div>
      <div className={styles.content}>
        <CommentText html={content} isLinked={isLinked} around={around} />
      </div>
      <div className={styles.actions}>
        <NativeButton
          id={placeId(boxId, { on: 'reply-link', id })}
          size="small"
          isQuiet
          aria-expanded={isReplying}
          onPress={() => actions.toggleReply(parentId, id)}
        >
          {strings.reply}
        </NativeButton>
        {children}
        {getCommentHref && (
          <NativeButton size="small" isQuiet onPress={() => void actions.copyLink(id)}>
            {strings.copyLink}
          </NativeButton>
        )}
      </div>
    </>
  );
}

/** Leads the page's player to what the comment is about; without a player it only says it. */
function Moment({ seconds, around }: { seconds: number; around: Surroundings }) {
  const { actions, strings, hasPlayer } = around;
  const text = momentText(seconds);
  if (!hasPlayer) return <span className={styles.meta}>{text}</span>;
  return (
    <button
      type="button"
      className={styles.moment}
      aria-label={strings.seekTo(text)}
      onClick={() => actions.seek(seconds)}
    >
      {text}
    </button>
  );
}

interface RepliesProps {
  id: number;
  row: CommentRow;
  replies: RepliesState;
  reply: ReplyInput | null;
  linked: number | null;
  now: number;
  around: Surroundings;
}

function Replies({ id, row, replies, reply, linked, now, around }: RepliesProps) {
  const { actions, strings, hasRetryRow } = around;
  const { rows, status, hasMore } = replies;
  const isFailed = status === 'failed';
  return (
    <>
      <ul className={styles.replies} aria-label={strings.repliesOf(row.author?.name ?? strings.unknownUser)}>
        {rows.map((item) => (
          <Reply
            key={item.id}
            row={item}
            parentId={id}
            now={now}
            reply={replyTo(item, reply)}
            isLinked={linked === item.id}
            around={around}
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
            onPress={() => actions.moreReplies(id)}
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
  /** Open under this reply. */
  reply: ReplyInput | null;
  isLinked: boolean;
  around: Surroundings;
}

const Reply = memo(function Reply({ row, parentId, now, reply, isLinked, around }: ReplyProps) {
  const { views } = around;
  return (
    <li
      id={placeId(around.boxId, { on: 'row', id: row.id })}
      className={styles.reply}
      data-linked={isLinked || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a link to a reply brings focus to it
      tabIndex={-1}
      {...{ [rowAttribute]: `${parentId}/${row.id}` }}
    >
      <RowBody
        row={row}
        parentId={parentId}
        now={now}
        replyTo={row.replyTo}
        isReplying={reply !== null}
        isLinked={isLinked}
        around={around}
      />
      {views && reply && <views.ReplyField reply={reply} around={around} />}
    </li>
  );
});
