import { memo, type ReactNode } from 'react';
import { Avatar } from '@shuyuan/ui/avatar';
import { ChevronDownIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { RichText } from '@shuyuan/ui/rich-text';
import type { CommentRow, ReplyRow, Row } from './comment-rows.ts';
import type { RepliesState, ReplyInput, UnsentRow, Viewer } from './comment-box.state.ts';
import * as styles from './comment-box.css.ts';
import { rowAttribute } from './feed-keys.ts';
import { placeId } from './focus-place.ts';
import type { Surroundings } from './surroundings.ts';
import { ReplyField, Unsent } from './writing.view.tsx';

export interface CommentProps {
  row: CommentRow;
  /** Counted from 1, over all pages. */
  position: number;
  total: number;
  /** The one that Tab goes to; j and k go to the others. */
  isFirst: boolean;
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
  const { row, position, total, isFirst, now, replies, reply, unsent, viewer, around } = props;
  const { id, repliesCount } = row;
  const { actions, strings } = around;
  const isOpen = replies !== undefined;
  const hasThread = unsent.length > 0 || (isOpen && (replies.rows.length > 0 || replies.status === 'failed'));
  return (
    <article
      className={styles.comment}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the articles of a feed take focus: ARIA practices
      tabIndex={isFirst ? 0 : -1}
      aria-posinset={position}
      aria-setsize={total}
      aria-label={row.author?.name ?? strings.unknownUser}
      {...{ [rowAttribute]: `${id}/${id}` }}
    >
      <RowBody row={row} parentId={id} now={now} isReplying={reply?.target.id === id} around={around}>
        {repliesCount > 0 && (
          <NativeButton
            size="small"
            isQuiet
            aria-expanded={isOpen}
            isPending={replies?.status === 'loading' && replies.rows.length === 0}
            onPress={() => actions.toggleReplies(id)}
          >
            {strings.repliesCount(repliesCount)}
            <span className={styles.chevron} data-open={isOpen || undefined}>
              <ChevronDownIcon size="small" />
            </span>
          </NativeButton>
        )}
      </RowBody>
      {reply?.target.id === id && <ReplyField reply={reply} around={around} />}
      {hasThread && (
        <div className={styles.thread}>
          {viewer &&
            unsent.map((item) => <Unsent key={item.id} unsent={item} viewer={viewer} around={around} />)}
          {replies && <Replies id={id} replies={replies} reply={reply} now={now} row={row} around={around} />}
        </div>
      )}
    </article>
  );
});

interface RowBodyProps {
  row: Row;
  parentId: number;
  now: number;
  replyTo?: string | null;
  isReplying: boolean;
  /** Further actions. */
  children?: ReactNode;
  around: Surroundings;
}

function RowBody({ row, parentId, now, replyTo, isReplying, children, around }: RowBodyProps) {
  const { id, author, createdAt, content } = row;
  const { actions, strings, boxId, pictures } = around;
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
        <span className={styles.meta}>
          <RelativeTime value={createdAt} now={now} />
        </span>
      </div>
      <div className={styles.content}>
        <RichText html={content} variant="comment" pictures={pictures} />
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
      </div>
    </>
  );
}

interface RepliesProps {
  id: number;
  row: CommentRow;
  replies: RepliesState;
  reply: ReplyInput | null;
  now: number;
  around: Surroundings;
}

function Replies({ id, row, replies, reply, now, around }: RepliesProps) {
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
  around: Surroundings;
}

const Reply = memo(function Reply({ row, parentId, now, reply, around }: ReplyProps) {
  return (
    <li className={styles.reply} {...{ [rowAttribute]: `${parentId}/${row.id}` }}>
      <RowBody
        row={row}
        parentId={parentId}
        now={now}
        replyTo={row.replyTo}
        isReplying={reply !== null}
        around={around}
      />
      {reply && <ReplyField reply={reply} around={around} />}
    </li>
  );
});
