import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { CommentIcon } from '@shuyuan/ui/icons';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonCircle, SkeletonText } from '@shuyuan/ui/skeleton';
import {
  shownRows,
  shownTotal,
  type CommentBoxState,
  type ReadyList,
  type UnsentRow,
} from './comment-box.state.ts';
import * as boxStyles from './comment-box.css.ts';
import * as styles from './comment-row.css.ts';
import { Comment } from './comment-row.view.tsx';
import { handleFeedKey } from './feed-keys.ts';
import type { Surroundings } from './surroundings.ts';

interface ListProps {
  state: CommentBoxState;
  around: Surroundings;
}

/** The list in whichever state it is. A failed one is silent unless the page wants a way to try again. */
export function List({ state, around }: ListProps) {
  const { list, viewer, linked } = state;
  const apart = unsentApart(state);
  const Unsent = around.views?.Unsent;
  return (
    <>
      {linked?.status === 'gone' && <GoneRow around={around} />}
      {viewer &&
        Unsent &&
        apart.map((item) => <Unsent key={item.id} unsent={item} viewer={viewer} isApart around={around} />)}
      {list.status === 'loading' && <LoadingRows label={around.strings.loading} />}
      {list.status === 'failed' && around.hasRetryRow && <FailedRow around={around} />}
      {list.status === 'ready' && shownRows(list).length > 0 && (
        <Feed list={list} state={state} around={around} />
      )}
      {list.status === 'ready' && shownRows(list).length === 0 && apart.length === 0 && (
        <Empty isVisitor={!viewer} around={around} />
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

function Feed({ list, state, around }: ListProps & { list: ReadyList }) {
  const { reply, replies, unsent, now, viewer } = state;
  const linked = state.linked?.status === 'here' ? state.linked.id : null;
  const { start, posted, isTurning } = list;
  const { actions, strings } = around;
  const total = shownTotal(list);
  const firstPosition = start + 1 + (start > 0 ? posted.length : 0);
  const handleReply = (parentId: number, id: number) => {
    if (reply?.target.id !== id) actions.toggleReply(parentId, id);
  };
  const hintId = `${around.boxId}-hint`;
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
            unsent={unsent.length === 0 ? none : unsentUnder(row.id, unsent)}
            around={around}
          />
        ))}
      </div>
    </>
  );
}

const unsentUnder = (id: number, unsent: readonly UnsentRow[]) => {
  const found = unsent.filter(({ target }) => target?.parentId === id);
  return found.length > 0 ? found : none;
};

const skeletonRows = [2, 1, 3, 2, 1];

/** Rows of the height that most comments have. */
function LoadingRows({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      {skeletonRows.map((lines, index) => (
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
function GoneRow({ around }: { around: Surroundings }) {
  const { actions, strings } = around;
  return (
    <div className={boxStyles.gone} data-part="linked-gone">
      {strings.linkedGone}
      <NativeButton size="small" isQuiet onPress={actions.dismissLinked}>
        {strings.dismiss}
      </NativeButton>
    </div>
  );
}

function FailedRow({ around }: { around: Surroundings }) {
  const { actions, strings } = around;
  return (
    <div className={boxStyles.failed} role="alert">
      {strings.loadFailed}
      <NativeButton size="small" onPress={() => void actions.load()}>
        {strings.retry}
      </NativeButton>
    </div>
  );
}

function Empty({ isVisitor, around }: { isVisitor: boolean; around: Surroundings }) {
  const { empty, emptyHint } = around.strings;
  return (
    <EmptyState
      title={empty}
      icon={<CommentIcon size="large" />}
      {...(!isVisitor && { description: emptyHint })}
    />
  );
}
