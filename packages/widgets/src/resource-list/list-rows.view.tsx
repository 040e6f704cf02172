import { Button } from '@shuyuan/ui/button';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { DeleteIcon, EditIcon, LockIcon, SearchIcon } from '@shuyuan/ui/icons';
import { Inline } from '@shuyuan/ui/layout';
import { PermissionMenu, usePermissions, type PermissionMenuItem } from '@shuyuan/ui/permission';
import {
  ReorderableTable,
  Table,
  type TableColumn,
  type TableProps,
  type TableSort,
} from '@shuyuan/ui/table';
import { useMemo } from 'react';
import { Pager } from '../pager/pager.tsx';
import { OrderCell, OrderNote, useRowOrder } from './list-order.view.tsx';
import { isNarrowed } from './list-place.ts';
import { useResourceList } from './resource-list.context.ts';
import * as styles from './resource-list.css.ts';
import { pageSizeOf } from './resource-list.store.ts';
import type { ListAction, ListedRow } from './resource-list.types.ts';
import type { RowPlace } from './row-places.ts';

/** What the table keeps as long as the row is the same: its own id is a number. */
interface ShownRow {
  id: string;
  row: ListedRow;
  /** When it came, epoch milliseconds. */
  at: number;
  /** Positions of the rows while they can be reordered; null otherwise. */
  places: readonly RowPlace[] | null;
}

/** The rows in their table, and what stands in their place. */
export function ListRows() {
  const { state, strings, actions, props, locale } = useResourceList();
  const { list, isNotAllowed } = state;
  const pageSize = pageSizeOf(props.declaration);
  if (isNotAllowed)
    return (
      <EmptyState
        icon={<LockIcon size="large" />}
        title={strings.notAllowed}
        description={strings.notAllowedHint}
      />
    );
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
  return (
    <>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
        role="group"
        tabIndex={-1}
        data-focus="list"
        aria-label={strings.list}
        className={styles.rows}
      >
        <OrderNote />
        <RowTable />
      </div>
      {list.status === 'ready' && list.total > pageSize && (
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
      )}
    </>
  );
}

function RowTable() {
  const { state, strings, actions, props } = useResourceList();
  const { list, place, chosen } = state;
  const places = useRowOrder();
  const columns = useColumns(places !== null);
  const rows = useShownRows(places);
  const sort = sortOf(place['sort'], place['order'], props.declaration.columns);
  const { rowHref, onOpen } = props;
  const href = useMemo(() => rowHref && ((shown: ShownRow) => rowHref(shown.row)), [rowHref]);
  const canChoose = (props.declaration.actions?.length ?? 0) > 0 || props.declaration.removePermission;
  const table: TableProps<ShownRow> = {
    label: strings.title,
    columns,
    rows,
    isLoading: list.status === 'loading' || (list.status === 'ready' && list.isTurning),
    loadingRows: 8,
    ...(canChoose && { selection: 'multiple' as const }),
    value: rows.map(({ id }) => id).filter((id) => chosen.includes(Number(id))),
    onChange: (ids: readonly string[]) => actions.choose(ids.map(Number)),
    ...(sort && { sort }),
    onSortChange: ({ column, direction }) => {
      const key = props.declaration.columns.find(({ id }) => id === column)?.sort;
      if (key) actions.sort(key, direction === 'descending' ? 'desc' : 'asc');
    },
    ...(href ? { rowHref: href } : onOpen && { onRowAction: (id: string) => onOpen(Number(id)) }),
    empty: <Nothing />,
  };
  if (places === null) return <Table {...table} />;
  return (
    <ReorderableTable
      {...table}
      onRowDrop={({ id, target, isBefore }) => actions.drop(Number(id), Number(target), isBefore)}
    />
  );
}

/** Rows in the order that they are shown in. */
function useShownRows(places: readonly RowPlace[] | null): ShownRow[] {
  const { list } = useResourceList().state;
  const fresh = list.status === 'ready' ? list.rows : noRows;
  const at = list.status === 'ready' ? list.at : 0;
  return useMemo(() => {
    const byId = new Map(fresh.map((row) => [row.id, row]));
    const ordered = places ? places.flatMap(({ id }) => byId.get(id) ?? []) : fresh;
    return ordered.map((row) => ({ id: String(row.id), row, at, places }));
  }, [fresh, at, places]);
}

const noRows: readonly ListedRow[] = [];

function sortOf(
  sort: string | number | undefined,
  order: string | number | undefined,
  columns: readonly { id: string; sort?: string }[],
): TableSort | undefined {
  const column = columns.find((each) => each.sort !== undefined && each.sort === sort);
  return column && { column: column.id, direction: order === 'desc' ? 'descending' : 'ascending' };
}

/** Those that the person has not left out, and the menu of each row. Built anew only when what they depend on changes. */
function useColumns(isInOrder: boolean): readonly TableColumn<ShownRow>[] {
  const { state, strings, props } = useResourceList();
  const { declaration } = props;
  const { hidden } = state;
  return useMemo(() => {
    const shown = declaration.columns.filter(({ id, isRowHeader }) => isRowHeader || !hidden.includes(id));
    return [
      ...(isInOrder ? [orderColumn(strings.orderColumn)] : []),
      ...shown.map(({ sort, cell, ...column }) => ({
        ...column,
        ...(sort !== undefined && { isSortable: true }),
        cell: ({ row, at, places }: ShownRow) =>
          column.isRowHeader && isBelow(places, row.id) ? (
            <span className={styles.below}>{cell(row, at)}</span>
          ) : (
            cell(row, at)
          ),
      })),
      {
        id: 'row-actions',
        label: strings.actionsColumn,
        isLabelHidden: true,
        hasControls: true,
        align: 'end' as const,
        width: 'fit' as const,
        cell: ({ row }: ShownRow) => <RowMenu row={row} />,
      },
    ];
  }, [declaration, hidden, strings, isInOrder]);
}

const isBelow = (places: readonly RowPlace[] | null, rowId: number) =>
  places?.some(({ id, parentId }) => id === rowId && parentId !== null) ?? false;

const orderColumn = (label: string): TableColumn<ShownRow> => ({
  id: 'row-order',
  label,
  isLabelHidden: true,
  hasControls: true,
  width: 'fit',
  cell: ({ row, places }) => (places ? <OrderCell row={row} places={places} /> : null),
});

function RowMenu({ row }: { row: ListedRow }) {
  const { strings, actions, props } = useResourceList();
  const { actions: own = [], removePermission, titleOf } = props.declaration;
  const { onOpen, rowHref } = props;
  const open: PermissionMenuItem[] = rowHref
    ? [{ id: 'open', label: strings.edit, icon: <EditIcon size="small" />, href: rowHref(row) }]
    : onOpen
      ? [{ id: 'open', label: strings.edit, icon: <EditIcon size="small" />, onAction: () => onOpen(row.id) }]
      : [];
  const items: PermissionMenuItem[] = [
    ...open,
    ...own
      .filter(({ choices, isRowButton }) => !choices && !isRowButton)
      .map((action) => ({
        id: action.id,
        label: action.label,
        ...(action.permission && { permission: action.permission }),
        ...(action.icon && { icon: <action.icon size="small" /> }),
        onAction: () => void actions.run(action, [row.id]),
      })),
    ...(removePermission
      ? [
          {
            id: 'remove',
            label: strings.remove,
            permission: removePermission,
            icon: <DeleteIcon size="small" />,
            tone: 'critical' as const,
            onAction: () => void actions.remove([row.id]),
          },
        ]
      : []),
  ];
  const buttons = own.filter(({ choices, isRowButton }) => !choices && isRowButton);
  return (
    <Inline gap={4}>
      {buttons.map((action) => (
        <RowButton key={action.id} action={action} row={row} />
      ))}
      <PermissionMenu label={strings.actionsOf(titleOf(row))} items={items} />
    </Inline>
  );
}

function RowButton({ action, row }: { action: ListAction; row: ListedRow }) {
  const { actions } = useResourceList();
  const holds = usePermissions();
  if (action.permission && !holds(action.permission)) return null;
  return (
    <Button size="small" onPress={() => void actions.run(action, [row.id])}>
      {action.label}
    </Button>
  );
}

function Nothing() {
  const { state, strings, actions, props } = useResourceList();
  if (isNarrowed(state.place))
    return (
      <EmptyState
        icon={<SearchIcon size="large" />}
        title={strings.nothingFound}
        description={strings.nothingFoundHint}
        action={<Button onPress={actions.clearFilters}>{strings.clearFilters}</Button>}
      />
    );
  return <EmptyState title={strings.empty} {...(props.onAdd && { description: strings.emptyHint })} />;
}
