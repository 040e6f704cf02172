import { useMemo } from 'react';
import type { TableState } from 'react-aria-components/Table';
import { useStrings } from '../provider/ui-context.ts';
import { loadingBody, tableBody } from './table-body.tsx';
import { tableHead } from './table-head.tsx';
import type { TableProps, TableRow } from './table-props.ts';
import { tableStrings } from './table.strings.ts';

/** Head and body. As long as they are one object react-aria builds nothing again, whatever is chosen or in focus. */
export function useContent<Row extends TableRow>(
  props: TableProps<Row>,
  tableId: string,
  onState: (state: TableState<unknown> | null) => void,
) {
  const { columns, rows, rowHref, selection = 'none', isLoading, loadingRows = 5 } = props;
  const strings = useStrings(tableStrings);
  const empty = rows.length === 0 ? props.empty : undefined;
  const isWaiting = isLoading && rows.length === 0;
  return useMemo(
    () => [
      tableHead({ columns, selection, selectionLabel: strings.selection, onState }),
      isWaiting
        ? loadingBody({ columns, selection, count: loadingRows })
        : tableBody({ columns, rows, rowHref, selection, tableId, empty, emptyLabel: strings.empty }),
    ],
    [columns, rows, rowHref, selection, tableId, empty, isWaiting, loadingRows, strings, onState],
  );
}
