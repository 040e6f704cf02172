import { ErrorState } from '@shuyuan/ui/error-state';
import { Skeleton } from '@shuyuan/ui/skeleton';
import type { ReactNode } from 'react';
import type { Locale } from '../host/widget-host.ts';
import { Pager } from '../pager/pager.tsx';
import * as css from './paged-list.css.ts';
import type { PagedListState, ReadyPagedList } from './paged-list.ts';

/** The words of a paged list, out of the strings of its widget. */
export interface PagedListStrings {
  /** What is listed. */
  list: string;
  failed: string;
  failedHint: string;
  offlineHint: string;
  /** Of the pager's landmark. */
  pager: string;
}

export interface PagedListViewProps<Row> {
  list: PagedListState<Row>;
  pageSize: number;
  strings: PagedListStrings;
  locale: Locale;
  actions: { retry: () => void; turnTo: (page: number) => Promise<void> };
  /** In the place of the rows to come: as many as a list has for most, and what is said of them. */
  skeleton: { label: string; count: number; row: ReactNode };
  /** In the place of no rows. */
  nothing: ReactNode;
  keyOf: (row: Row) => string | number;
  /** How the rows lie. @default below each other, a hairline between two */
  styles?: { rows: string; row?: string | undefined; pager: string };
  children: (row: Row, index: number, at: number) => ReactNode;
}

/** The rows of a paged list and its pager, or what stands in their place. */
export function PagedListView<Row>(props: PagedListViewProps<Row>) {
  const { list, strings } = props;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      tabIndex={-1}
      data-focus="list"
      aria-label={strings.list}
      aria-busy={list.status === 'loading' || (list.status === 'ready' && list.isTurning)}
      className={css.list}
    >
      <Rows {...props} />
      {list.status === 'ready' && <Turning {...props} list={list} />}
    </div>
  );
}

function Rows<Row>(props: PagedListViewProps<Row>) {
  const { list, strings, actions, skeleton, nothing, keyOf, styles = css, children } = props;
  if (list.status === 'loading') return <RowsSkeleton {...skeleton} styles={styles} />;
  if (list.status === 'failed')
    return (
      <ErrorState
        title={strings.failed}
        description={list.isOffline ? strings.offlineHint : strings.failedHint}
        retryAfter={list.busyFor ?? 0}
        isRetrying={list.isRetrying}
        onRetry={actions.retry}
      />
    );
  if (list.rows.length === 0) return nothing;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ul role="list" data-turning={list.isTurning || undefined} className={styles.rows}>
      {list.rows.map((row, index) => (
        <li key={keyOf(row)} className={styles.row}>
          {children(row, index, list.at)}
        </li>
      ))}
    </ul>
  );
}

type RowsSkeletonProps = PagedListViewProps<unknown>['skeleton'] &
  Required<Pick<PagedListViewProps<unknown>, 'styles'>>;

function RowsSkeleton({ label, count, row, styles }: RowsSkeletonProps) {
  return (
    <Skeleton label={label}>
      <div className={styles.rows}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.row}>
            {row}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

interface TurningProps<Row> extends Pick<
  PagedListViewProps<Row>,
  'pageSize' | 'strings' | 'locale' | 'actions' | 'styles'
> {
  list: ReadyPagedList<Row>;
}

function Turning<Row>({ list, pageSize, strings, locale, actions, styles = css }: TurningProps<Row>) {
  if (list.total <= pageSize) return null;
  return (
    <div className={styles.pager}>
      <Pager
        label={strings.pager}
        locale={locale}
        layout={['total', 'prev', 'pager', 'next']}
        total={list.total}
        page={list.page}
        size={pageSize}
        sizes={[pageSize]}
        onChange={({ page }) => actions.turnTo(page)}
      />
    </div>
  );
}
