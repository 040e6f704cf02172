import { longestKeywords } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { LessonIcon, RecordScreenIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { SearchField } from '@shuyuan/ui/search-field';
import { Pager } from '../pager/pager.tsx';
import { CategoryTreeView } from './category-tree.view.tsx';
import type { LibraryViewContext } from './library-view-context.ts';
import { RecordCardSkeletons, RecordCardView } from './record-card.view.tsx';
import { pageSize, type ListState, type RecordLibraryState } from './record-library.state.ts';
import * as styles from './record-library.css.ts';
import { limitedTo } from '../widget/limited-to.ts';

interface LibraryListViewProps {
  state: RecordLibraryState;
  context: LibraryViewContext;
}

/** The categories, and what lies in the chosen one. */
export function LibraryListView({ state, context }: LibraryListViewProps) {
  const { list } = state;
  const { strings } = context;
  return (
    <>
      <Top state={state} context={context} />
      <div className={styles.columns}>
        <CategoryTreeView state={state} context={context} />
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
          role="group"
          tabIndex={-1}
          data-focus="list"
          aria-label={strings.list}
          aria-busy={list.status === 'loading' || (list.status === 'ready' && list.isTurning)}
          className={styles.results}
        >
          <Results state={state} context={context} />
          {list.status === 'ready' && <Turning list={list} context={context} />}
        </div>
      </div>
    </>
  );
}

function Top({ state, context }: LibraryListViewProps) {
  const { strings, actions, onRecord } = context;
  const Heading = `h${context.level}` as const;
  return (
    <div className={styles.top}>
      <Heading className={styles.heading}>{strings.title}</Heading>
      <div className={styles.search}>
        <SearchField
          label={strings.search}
          isLabelHidden
          placeholder={strings.searchHint}
          {...limitedTo(longestKeywords)}
          value={state.typed}
          isLoading={state.list.status === 'ready' && state.list.isTurning}
          onChange={actions.type}
          onSearch={actions.search}
          onClear={() => actions.search('')}
        />
      </div>
      {onRecord && (
        <NativeButton tone="action" onPress={onRecord}>
          <RecordScreenIcon size="small" />
          {strings.record}
        </NativeButton>
      )}
    </div>
  );
}

function Results({ state, context }: LibraryListViewProps) {
  const { list } = state;
  const { strings, actions } = context;
  if (list.status === 'loading') return <RecordCardSkeletons label={strings.loading} />;
  if (list.status === 'failed')
    return (
      <ErrorState
        title={strings.failed}
        description={strings.failedHint}
        retryAfter={list.busyFor ?? 0}
        onRetry={actions.load}
      />
    );
  if (list.records.length === 0) return <Nothing state={state} context={context} />;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ul role="list" data-turning={list.isTurning || undefined} className={styles.cards}>
      {list.records.map((record, index) => (
        <li key={record.id}>
          <RecordCardView record={record} context={context} isPriority={index < 4} />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ state, context }: LibraryListViewProps) {
  const { query } = state;
  const { strings, actions, onRecord } = context;
  const showAll = <NativeButton onPress={actions.showAll}>{strings.showAll}</NativeButton>;
  if (query.keywords !== '')
    return <EmptyState title={strings.notFound} description={strings.notFoundHint} action={showAll} />;
  if (query.categoryId !== 0)
    return (
      <EmptyState title={strings.emptyCategory} description={strings.emptyCategoryHint} action={showAll} />
    );
  return (
    <EmptyState
      icon={<LessonIcon size="large" />}
      title={strings.empty}
      description={strings.emptyHint}
      action={
        onRecord && (
          <NativeButton tone="action" size="large" onPress={onRecord}>
            <RecordScreenIcon size="small" />
            {strings.record}
          </NativeButton>
        )
      }
    />
  );
}

type ReadyList = Extract<ListState, { status: 'ready' }>;

function Turning({ list, context }: { list: ReadyList; context: LibraryViewContext }) {
  const { strings, actions, locale } = context;
  if (list.total <= pageSize) return null;
  return (
    <div className={styles.pager}>
      <Pager
        label={strings.pager}
        locale={locale}
        layout={['total', 'prev', 'pager', 'next', 'jumper']}
        total={list.total}
        page={list.page}
        size={pageSize}
        sizes={[pageSize]}
        onChange={({ page }) => actions.turnTo(page)}
      />
    </div>
  );
}
