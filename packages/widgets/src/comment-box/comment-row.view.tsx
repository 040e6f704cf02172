import { memo } from 'react';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { CommentRow, ReplyRow, Row } from './comment-rows.ts';
import type {
  OpenEdit,
  RepliesState,
  ReplyDraft,
  ReplyInput,
  UnsentRow,
  Viewer,
} from './comment-box.state.ts';
import type { CommentBoxStrings } from './comment-box.strings.ts';
import * as styles from './comment-row.css.ts';
import { rowAttribute } from './feed-keys.ts';
import { placeId } from './focus-place.ts';
import { useCommentBox } from './comment-box.context.ts';
import { rowParts } from './row-parts.view.tsx';

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
  /** What is being changed: this comment, one of its replies, or neither. */
  edit: OpenEdit | null;
  /** What the reader wants to see of people whom they have blocked. */
  unfolded: readonly number[];
  /** This comment and its replies to which replies were begun. */
  drafts: readonly ReplyDraft[];
  /** Replies to this comment that have not been sent. */
  unsent: readonly UnsentRow[];
  /** How many replies to it wait for a moderator: the viewer's own. */
  heldReplies: number;
}

/** One comment of the feed, with what hangs on it. */
export const Comment = memo(function Comment(props: CommentProps) {
  const { row, linked, now, replies, reply, edit, unfolded, drafts, unsent, viewer, heldReplies } = props;
  const { id } = row;
  const context = useCommentBox();
  const { strings, boxId, writing } = context;
  const isFolded = isFoldedRow(row, unfolded);
  const hasThread =
    unsent.length > 0 || (replies !== undefined && (replies.rows.length > 0 || replies.status === 'failed'));
  return (
    <article
      id={placeId(boxId, { on: 'row', id })}
      className={styles.comment}
      data-linked={linked === id || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the articles of a feed take focus: ARIA practices
      tabIndex={props.isFirst ? 0 : -1}
      aria-posinset={props.position}
      aria-setsize={props.total}
      aria-label={labelOf(row, isFolded, strings)}
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
        edit: edit?.id === id ? edit : null,
        isFolded,
        isReplying: reply?.target.id === id,
        isBegun: drafts.some((draft) => draft.id === id),
        isLinked: linked === id,
        context,
        furtherAction: row.repliesCount + heldReplies > 0 && (
          <RepliesToggle row={row} replies={replies} drafts={drafts} heldReplies={heldReplies} />
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
              edit={edit}
              unfolded={unfolded}
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

function labelOf({ isRemoved, deletion, author }: CommentRow, isFolded: boolean, strings: CommentBoxStrings) {
  if (isRemoved) return strings.removed;
  if (deletion) return strings.deletedPlace;
  return isFolded ? strings.blocked : (author?.name ?? strings.unknownUser);
}

type ToggleProps = Pick<CommentProps, 'row' | 'replies' | 'drafts' | 'heldReplies'>;

/** Opens and closes the child list. */
function RepliesToggle({ row, replies, drafts, heldReplies }: ToggleProps) {
  const { actions, strings } = useCommentBox();
  const { id } = row;
  const repliesCount = row.repliesCount + heldReplies;
  const isOpen = replies !== undefined;
  return (
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
  );
}

interface RepliesProps {
  row: CommentRow;
  replies: RepliesState;
  reply: ReplyInput | null;
  edit: OpenEdit | null;
  unfolded: readonly number[];
  drafts: readonly ReplyDraft[];
  linked: number | null;
  now: number;
  viewerId: number | undefined;
}

function Replies(props: RepliesProps) {
  const { replies, reply, edit, unfolded, drafts, linked, now, viewerId } = props;
  const { id, author } = props.row;
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
            edit={edit?.id === item.id ? edit : null}
            isFolded={isFoldedRow(item, unfolded)}
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

/** What somebody whom the reader has blocked says is one line until they ask for it; a link leads to nobody unasked either. */
const isFoldedRow = (row: Row, unfolded: readonly number[]) =>
  row.isBlocked === true && !unfolded.includes(row.id);

const replyTo = (row: Row, reply: ReplyInput | null) => (reply?.target.id === row.id ? reply : null);

interface ReplyProps {
  row: ReplyRow;
  parentId: number;
  now: number;
  viewerId: number | undefined;
  /** Open under this reply. */
  reply: ReplyInput | null;
  edit: OpenEdit | null;
  isFolded: boolean;
  isBegun: boolean;
  isLinked: boolean;
}

const Reply = memo(function Reply(props: ReplyProps) {
  const { row, parentId, now, viewerId, reply, edit, isFolded, isBegun, isLinked } = props;
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
        edit,
        isFolded,
        isReplying: reply !== null,
        isBegun,
        isLinked,
        context,
      })}
      {writing && reply && <writing.ReplyField reply={reply} />}
    </li>
  );
});
