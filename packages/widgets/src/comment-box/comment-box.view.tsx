import type { CommentSort } from '@shuyuan/api-client';
import type { RefObject } from 'react';
import { formatCount } from '@shuyuan/ui/count-text';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { lazyDialogs } from './lazy-dialogs.ts';
import { LazyPager } from './lazy-pager.tsx';
import { pagedTotal, shownTotal, type CommentBoxState } from './comment-box.state.ts';
import * as sortStyles from './sort-choice.css.ts';
import * as styles from './comment-box.css.ts';
import { List } from './comment-list.view.tsx';
import { placeId } from './focus-place.ts';
import { useCommentBox } from './comment-box.context.ts';
import * as placeStyles from './composer-place.css.ts';

export interface CommentBoxViewProps {
  state: CommentBoxState;
  /** Choices of rows per page. */
  pageSizes: readonly number[];
  boxRef?: RefObject<HTMLElement | null>;
}

/** A picture of a thread. */
export function CommentBoxView({ state, pageSizes, boxRef }: CommentBoxViewProps) {
  const { list, viewer, composerStatus, composer, isPosting, announcement } = state;
  const { strings, actions, boxId, locale, writing } = useCommentBox();
  const total = list.status === 'ready' ? shownTotal(list) : 0;
  const paged = list.status === 'ready' ? pagedTotal(list) : 0;
  const canWrite = composerStatus === 'there' && writing;
  const titleId = `${boxId}-title`;
  const dialogs = state.dialog && lazyDialogs.current();
  return (
    <section
      ref={boxRef}
      className={styles.box}
      aria-labelledby={titleId}
      data-component="comment-box"
      data-state={list.status === 'failed' ? 'load-failed' : list.status}
    >
      <div className={styles.top}>
        <h2 id={titleId} className={styles.title}>
          {strings.title}
          {total > 0 && <span className={styles.count}>{formatCount(total, locale)}</span>}
        </h2>
        {total > 1 && <SortChoice sort={state.sort} />}
        {composerStatus === 'absent' && (
          <NativeButton size="small" isQuiet tone="action" onPress={actions.signIn}>
            {strings.signIn}
          </NativeButton>
        )}
      </div>
      {composerStatus !== 'absent' && !canWrite && <ComposerPlace hasFailed={composerStatus === 'failed'} />}
      {viewer && canWrite && (
        <writing.Composer
          viewer={viewer}
          field={composer}
          timestamp={state.timestamp}
          isPosting={isPosting}
        />
      )}
      <div id={placeId(boxId, { on: 'list' })} className={styles.list}>
        <List state={state} />
      </div>
      {list.status === 'ready' && paged > Math.min(...pageSizes) && (
        <div className={styles.pager}>
          <LazyPager
            total={paged}
            page={list.page}
            size={list.size}
            sizes={pageSizes}
            locale={locale}
            onChange={({ page, size }) => actions.turnTo(page, size)}
          />
        </div>
      )}
      {state.dialog && dialogs && <dialogs.RowDialogView dialog={state.dialog} />}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}

const sorts: readonly CommentSort[] = ['newest', 'oldest'];

/** 最新 · 最早 */
function SortChoice({ sort }: { sort: CommentSort }) {
  const { strings, actions } = useCommentBox();
  return (
    <fieldset aria-label={strings.sort} className={sortStyles.sorts}>
      {sorts.map((choice) => (
        <button
          key={choice}
          type="button"
          className={sortStyles.sort}
          aria-pressed={choice === sort}
          onClick={() => void actions.sortBy(choice)}
        >
          {strings[choice]}
        </button>
      ))}
    </fieldset>
  );
}

/** As high as the composer, until that is there: nothing below it moves. `hasFailed`: what it takes to write did not come. */
function ComposerPlace({ hasFailed }: { hasFailed: boolean }) {
  const { strings, actions } = useCommentBox();
  return (
    <div className={placeStyles.place} data-part="composer-place">
      {hasFailed && (
        <p role="alert" className={placeStyles.failed}>
          {strings.composerFailed}
          <NativeButton size="small" onPress={actions.loadComposer}>
            {strings.retry}
          </NativeButton>
        </p>
      )}
    </div>
  );
}
