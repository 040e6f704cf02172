import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { CommentIcon } from '@shuyuan/ui/icons';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonCircle, SkeletonText } from '@shuyuan/ui/skeleton';
import {
  shownRows,
  type CommentBoxState,
  type ReadyList,
  type UnsentRow,
  type ReplyDraft,
} from './comment-box.state.ts';
import { deletedApart } from './deleted-rows.ts';
import * as boxStyles from './comment-box.css.ts';
import * as styles from './comment-row.css.ts';
import { Comment } from './comment-row.view.tsx';
import { handleFeedKey } from './feed-keys.ts';
import { useCommentBox } from './comment-box.context.ts';

/** The list in whichever state it is. A failed one is silent unless the page wants a way to try again. */
export function List({ state }: { state: CommentBoxState }) {
  const { strings, hasRetryRow, writing } = useCommentBox();
  const { list, viewer, composerStatus, linked } = state;
  const apart = unsentApart(state);
  return (
    <>
      {linked?.status === 'gone' && <GoneRow />}
      {viewer &&
        writing &&
        apart.map((item) => <writing.Unsent key={item.id} unsent={item} viewer={viewer} isApart />)}
      {viewer &&
        writing &&
        deletedApart(state).map((row) => <writing.Deleted key={row.id} deleted={row} now={state.now} />)}
      {list.status === 'loading' && <LoadingRows label={strings.loading} />}
      {list.status === 'failed' && hasRetryRow && <FailedRow />}
      {list.status === 'ready' && shownRows(list).length > 0 && <Feed list={list} state={state} />}
      {list.status === 'ready' && shownRows(list).length === 0 && apart.length === 0 && (
        <Empty isVisitor={composerStatus === 'absent'} />
      )}
    </>
  );
}

const none: readonly UnsentRow[] = [];

/** Unsent comments, and unsent replies to what is not on this page. */
function unsentApart({ unsent, list }: CommentBoxState): readonly UnsentRow[] {
  if (unsent.length === 0) return none;
  const shown = new Set(list.status === 'ready' ? shownRows(list).map(({ id }) => id) : []);
  return unsent.filter(({ target }) => !target || !shown.has(target.parentId)).toReversed();
}

function Feed({ list, state }: { list: ReadyList; state: CommentBoxState }) {
  const { reply, edit, unfolded, replies, replyDrafts, unsent, now, viewer, held } = state;
  const linked = state.linked?.status === 'here' ? state.linked.id : null;
  const { start, posted, isTurning } = list;
  const { actions, strings, boxId } = useCommentBox();
  // The places of what was just deleted are articles too.
  const total = list.total + posted.length;
  const firstPosition = start + 1 + (start > 0 ? posted.length : 0);
  const handleReply = (parentId: number, id: number) => {
    if (reply?.target.id !== id) actions.toggleReply(parentId, id);
  };
  const hintId = `${boxId}-hint`;
  return (
    <>
      <VisuallyHidden id={hintId}>{strings.feedHint}</VisuallyHidden>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the feed as a whole */}
      <div
        role="feed"
        aria-label={strings.title}
        aria-describedby={hintId}
        aria-busy={isTurning}
        onKeyDown={(event) => handleFeedKey(event, handleReply)}
      >
        {shownRows(list).map((row, index) => (
          <Comment
            key={row.id}
            row={row}
            position={firstPosition + index}
            total={total}
            isFirst={index === 0}
            linked={linked}
            now={now}
            viewer={viewer}
            replies={replies[row.id]}
            reply={reply?.target.parentId === row.id ? reply : null}
            edit={edit?.parentId === row.id ? edit : null}
            unfolded={unfolded}
            drafts={replyDrafts.length === 0 ? noDrafts : draftsUnder(row.id, replyDrafts)}
            unsent={unsent.length === 0 ? none : unsentUnder(row.id, unsent)}
            heldReplies={held.replies[row.id]?.length ?? 0}
          />
        ))}
      </div>
    </>
  );
}

const noDrafts: readonly ReplyDraft[] = [];

const draftsUnder = (id: number, drafts: readonly ReplyDraft[]) => {
  const found = drafts.filter(({ parentId }) => parentId === id);
  return found.length > 0 ? found : noDrafts;
};

const unsentUnder = (id: number, unsent: readonly UnsentRow[]) => {
  const found = unsent.filter(({ target }) => target?.parentId === id);
  return found.length > 0 ? found : none;
};

/** Lines of each skeleton row. */
const skeletonLines = [2, 1, 3, 2, 1];

/** Five rows, as the specification says, of the height that most comments have. */
function LoadingRows({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      {skeletonLines.map((lines, index) => (
        <div key={index} data-part="skeleton-row" className={styles.comment}>
          <SkeletonCircle />
          <div className={styles.header}>
            <span className={styles.skeletonName}>
              <SkeletonText />
            </span>
          </div>
          <div className={styles.content}>
            <SkeletonText size="reading" lines={lines} {...(lines === 1 && { width: 'most' })} />
          </div>
          <div className={styles.actions}>
            <span className={styles.skeletonAction}>
              <SkeletonText size="small" />
            </span>
          </div>
        </div>
      ))}
    </Skeleton>
  );
}

/** Where a link has led to nothing. The live region has said it. */
function GoneRow() {
  const { actions, strings } = useCommentBox();
  return (
    <div className={boxStyles.gone} data-part="linked-gone">
      {strings.linkedGone}
      <NativeButton size="small" isQuiet onPress={actions.dismissLinked}>
        {strings.dismiss}
      </NativeButton>
    </div>
  );
}

function FailedRow() {
  const { actions, strings } = useCommentBox();
  return (
    <div className={boxStyles.failed} role="alert">
      {strings.loadFailed}
      <NativeButton size="small" onPress={() => void actions.load()}>
        {strings.retry}
      </NativeButton>
    </div>
  );
}

function Empty({ isVisitor }: { isVisitor: boolean }) {
  const { empty, emptyHint } = useCommentBox().strings;
  return (
    <EmptyState
      title={empty}
      icon={<CommentIcon size="large" />}
      {...(!isVisitor && { description: emptyHint })}
    />
  );
}
