import { Button } from '@shuyuan/ui/button';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { DeleteIcon, EditIcon, LockIcon, SearchIcon } from '@shuyuan/ui/icons';
import { PermissionMenu, type PermissionMenuItem } from '@shuyuan/ui/permission';
import { Table, type TableColumn, type TableSort } from '@shuyuan/ui/table';
import { useMemo } from 'react';
import { Pager } from '../pager/pager.tsx';
import { isNarrowed } from './list-place.ts';
import { useResourceList } from './resource-list.context.ts';
import * as styles from './resource-list.css.ts';
import { pageSize } from './resource-list.store.ts';
import type { ListedRow } from './resource-list.types.ts';

/** What the table keeps as long as the row is the same: its own id is a number. */
interface ShownRow {
  id: string;
  row: ListedRow;
  /** When it came, epoch milliseconds. */
  at: number;
}

/** The rows in their table, and what stands in their place. */
export function ListRows() {
  const { state, strings, actions, locale } = useResourceList();
  const { list, isNotAllowed } = state;
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
  const columns = useColumns();
  const fresh = list.status === 'ready' ? list.rows : noRows;
  const at = list.status === 'ready' ? list.at : 0;
  const rows = useMemo(() => fresh.map((row) => ({ id: String(row.id), row, at })), [fresh, at]);
  const sort = sortOf(place['sort'], place['order'], props.declaration.columns);
  const { rowHref, onOpen } = props;
  const href = useMemo(() => rowHref && ((shown: ShownRow) => rowHref(shown.row)), [rowHref]);
  const canChoose = (props.declaration.actions?.length ?? 0) > 0 || props.declaration.removePermission;
  return (
    <Table<ShownRow>
      label={strings.title}
      columns={columns}
      rows={rows}
      isLoading={list.status === 'loading' || (list.status === 'ready' && list.isTurning)}
      loadingRows={8}
      {...(canChoose && { selection: 'multiple' as const })}
      value={rows.map(({ id }) => id).filter((id) => chosen.includes(Number(id)))}
      onChange={(ids: readonly string[]) => actions.choose(ids.map(Number))}
      {...(sort && { sort })}
      onSortChange={({ column, direction }) => {
        const key = props.declaration.columns.find(({ id }) => id === column)?.sort;
        if (key) actions.sort(key, direction === 'descending' ? 'desc' : 'asc');
      }}
      {...(href ? { rowHref: href } : onOpen && { onRowAction: (id: string) => onOpen(Number(id)) })}
      empty={<Nothing />}
    />
  );
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
function useColumns(): readonly TableColumn<ShownRow>[] {
  const { state, strings, props } = useResourceList();
  const { declaration } = props;
  const { hidden } = state;
  return useMemo(() => {
    const shown = declaration.columns.filter(({ id, isRowHeader }) => isRowHeader || !hidden.includes(id));
    return [
      ...shown.map(({ sort, cell, ...column }) => ({
        ...column,
        ...(sort !== undefined && { isSortable: true }),
        cell: ({ row, at }: ShownRow) => cell(row, at),
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
  }, [declaration, hidden, strings]);
}

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
      .filter(({ choices }) => !choices)
      .map((action) => ({
        id: action.id,
        label: action.label,
        permission: action.permission,
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
  return <PermissionMenu label={strings.actionsOf(titleOf(row))} items={items} />;
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
