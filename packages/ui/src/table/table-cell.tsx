import type { KeyboardEvent, ReactElement, ReactNode, SyntheticEvent } from 'react';
import { createLeafComponent } from 'react-aria-components/CollectionBuilder';

interface TableCellProps {
  children?: ReactNode;
  /** Its id in the page, by which the row and the box in it find their name; a prop `id` would be the collection's. */
  nameId?: string | undefined;
  isRowHeader?: boolean;
  className: string;
}

const isControl = ({ target, currentTarget }: SyntheticEvent) =>
  (target as Element).closest('a, button, input, select, textarea, label, td') !== currentTarget;

/** What is pressed in a cell is no press of its row. */
const keepPress = (event: SyntheticEvent) => {
  if (isControl(event)) event.stopPropagation();
};
const keepKeys = (event: KeyboardEvent) => {
  if ((event.key === 'Enter' || event.key === ' ') && isControl(event)) event.stopPropagation();
};

/**
 * A cell that costs one element. react-aria's own knows of focus, hover and selection, and draws itself again with
 * every change of any row: five hundred rows then take five times as long. Here the row knows, and CSS asks the row.
 */
export const TableCell: (props: TableCellProps) => ReactElement | null = createLeafComponent(
  'cell',
  ({ children, nameId, isRowHeader, className }: TableCellProps) => (
    <td
      role={isRowHeader ? 'rowheader' : 'gridcell'}
      id={nameId}
      onPointerDown={keepPress}
      onMouseDown={keepPress}
      onClick={keepPress}
      onKeyDown={keepKeys}
      onKeyUp={keepKeys}
      className={className}
    >
      {children}
    </td>
  ),
);
