import type { StudyScene } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { BookIcon, MarkIcon, OrderIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import type { ReactNode } from 'react';
import { Pager } from '../pager/pager.tsx';
import { ArticleRowView } from './article-row.view.tsx';
import { ShelfSkeleton } from './shelf-skeleton.view.tsx';
import type { StudyAround } from './study-around.ts';
import * as styles from './study-center.css.ts';
import { pageSize, type ShelfState, type StudyCenterState } from './study-center.state.ts';

interface ShelfViewProps {
  state: StudyCenterState;
  around: StudyAround;
}

/** The articles of the chosen scene, and the turning of their pages. */
export function ShelfView({ state, around }: ShelfViewProps) {
  const { shelf } = state;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      tabIndex={-1}
      data-focus="list"
      aria-label={around.strings.list}
      aria-busy={shelf.status === 'loading' || (shelf.status === 'ready' && shelf.isTurning)}
      className={styles.shelf}
    >
      <Articles state={state} around={around} />
      {shelf.status === 'ready' && <Turning shelf={shelf} around={around} />}
    </div>
  );
}

function Articles({ state, around }: ShelfViewProps) {
  const { place, shelf, putBack } = state;
  const { strings, actions } = around;
  if (shelf.status === 'loading') return <ShelfSkeleton label={strings.loading} />;
  if (shelf.status === 'failed')
    return (
      <ErrorState
        title={strings.failed}
        description={shelf.isOffline ? strings.offlineHint : strings.failedHint}
        isRetrying={shelf.isRetrying}
        onRetry={actions.retry}
      />
    );
  if (shelf.rows.length === 0) return <Nothing scene={place.scene} around={around} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ul role="list" data-turning={shelf.isTurning || undefined} className={styles.rows}>
      {shelf.rows.map((row, index) => (
        <li key={row.article.id} className={styles.row}>
          <ArticleRowView
            row={row}
            scene={place.scene}
            at={shelf.at}
            isPutBack={putBack.includes(row.article.id)}
            isPriority={index < 4}
            around={around}
          />
        </li>
      ))}
    </ul>
  );
}

const pictures: Record<StudyScene, ReactNode> = {
  learning: <BookIcon size="large" />,
  subscribed: <OrderIcon size="large" />,
  collected: <MarkIcon size="large" />,
};

function Nothing({ scene, around: { strings, onBrowse } }: { scene: StudyScene; around: StudyAround }) {
  const { title, hint } = strings.empty[scene];
  return (
    <EmptyState
      icon={pictures[scene]}
      title={title}
      description={hint}
      action={
        onBrowse && (
          <NativeButton tone="action" onPress={onBrowse}>
            {strings.browse}
          </NativeButton>
        )
      }
    />
  );
}

type ReadyShelf = Extract<ShelfState, { status: 'ready' }>;

function Turning({ shelf, around }: { shelf: ReadyShelf; around: StudyAround }) {
  const { strings, actions, locale } = around;
  if (shelf.total <= pageSize) return null;
  return (
    <div className={styles.pager}>
      <Pager
        label={strings.pager}
        locale={locale}
        layout={['total', 'prev', 'pager', 'next']}
        total={shelf.total}
        page={shelf.page}
        size={pageSize}
        sizes={[pageSize]}
        onChange={({ page }) => actions.turnTo(page)}
      />
    </div>
  );
}
