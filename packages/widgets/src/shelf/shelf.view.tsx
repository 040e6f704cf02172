import { ErrorState } from '@shuyuan/ui/error-state';
import type { ReactNode } from 'react';
import type { Locale } from '../host/widget-host.ts';
import { Pager } from '../pager/pager.tsx';
import * as styles from './shelf.css.ts';
import type { ReadyShelf, ShelfState } from './shelf.state.ts';

interface ShelfStrings {
  /** What is listed. */
  list: string;
  failed: string;
  failedHint: string;
  offlineHint: string;
  /** Of the pager's landmark. */
  pager: string;
}

export interface ShelfViewProps<Row> {
  shelf: ShelfState<Row>;
  pageSize: number;
  strings: ShelfStrings;
  locale: Locale;
  actions: { retry: () => void; turnTo: (page: number) => Promise<void> };
  /** In the place of the rows to come. */
  skeleton: ReactNode;
  /** In the place of no rows. */
  nothing: ReactNode;
  keyOf: (row: Row) => string | number;
  children: (row: Row, index: number, at: number) => ReactNode;
}

/** The rows of a scene, and the turning of their pages. */
export function ShelfView<Row>(props: ShelfViewProps<Row>) {
  const { shelf, strings } = props;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      tabIndex={-1}
      data-focus="list"
      aria-label={strings.list}
      aria-busy={shelf.status === 'loading' || (shelf.status === 'ready' && shelf.isTurning)}
      className={styles.shelf}
    >
      <Rows {...props} />
      {shelf.status === 'ready' && <Turning {...props} shelf={shelf} />}
    </div>
  );
}

function Rows<Row>({ shelf, strings, actions, skeleton, nothing, keyOf, children }: ShelfViewProps<Row>) {
  if (shelf.status === 'loading') return skeleton;
  if (shelf.status === 'failed')
    return (
      <ErrorState
        title={strings.failed}
        description={shelf.isOffline ? strings.offlineHint : strings.failedHint}
        isRetrying={shelf.isRetrying}
        onRetry={actions.retry}
      />
    );
  if (shelf.rows.length === 0) return nothing;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ul role="list" data-turning={shelf.isTurning || undefined} className={styles.rows}>
      {shelf.rows.map((row, index) => (
        <li key={keyOf(row)} className={styles.row}>
          {children(row, index, shelf.at)}
        </li>
      ))}
    </ul>
  );
}

interface TurningProps<Row> extends Pick<ShelfViewProps<Row>, 'pageSize' | 'strings' | 'locale' | 'actions'> {
  shelf: ReadyShelf<Row>;
}

function Turning<Row>({ shelf, pageSize, strings, locale, actions }: TurningProps<Row>) {
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
