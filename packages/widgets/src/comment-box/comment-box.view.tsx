import type { RefObject } from 'react';
import { formatCount } from '@shuyuan/ui/count-text';
import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { LatePager } from './late-pager.tsx';
import { SortChoice } from './sort-choice.view.tsx';
import { shownTotal, type CommentBoxState } from './comment-box.state.ts';
import * as styles from './comment-box.css.ts';
import { List } from './comment-list.view.tsx';
import { ComposerPlace } from './composer-place.view.tsx';
import { placeId } from './focus-place.ts';
import type { Surroundings } from './surroundings.ts';

export interface CommentBoxViewProps {
  state: CommentBoxState;
  around: Surroundings;
  /** Choices of rows per page. */
  pageSizes: readonly number[];
  boxRef?: RefObject<HTMLElement | null>;
}

/** A picture of a thread. */
export function CommentBoxView({ state, around, pageSizes, boxRef }: CommentBoxViewProps) {
  const { list, viewer, desk, composer, isPosting, announcement } = state;
  const { strings, actions, boxId, locale, views } = around;
  const total = list.status === 'ready' ? shownTotal(list) : 0;
  const canWrite = desk === 'there' && views;
  const titleId = `${boxId}-title`;
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
        {total > 1 && <SortChoice sort={state.sort} around={around} />}
        {!viewer && (
          <NativeButton size="small" isQuiet tone="action" onPress={actions.signIn}>
            {strings.signIn}
          </NativeButton>
        )}
      </div>
      {viewer && !canWrite && <ComposerPlace hasFailed={desk === 'failed'} around={around} />}
      {viewer && canWrite && (
        <views.Composer
          viewer={viewer}
          field={composer}
          stamp={state.stamp}
          isPosting={isPosting}
          around={around}
        />
      )}
      <div id={placeId(boxId, { on: 'list' })} className={styles.list}>
        <List state={state} around={around} />
      </div>
      {list.status === 'ready' && total > Math.min(...pageSizes) && (
        <div className={styles.pager}>
          <LatePager
            total={total}
            page={list.page}
            size={list.size}
            sizes={pageSizes}
            locale={locale}
            onChange={({ page, size }) => actions.turnTo(page, size)}
          />
        </div>
      )}
      <LiveRegion message={announcement.text} announcementId={announcement.id} />
    </section>
  );
}
