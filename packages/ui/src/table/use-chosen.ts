import { useMemo, useState } from 'react';
import type { Selection } from 'react-aria-components/Table';
import type { TableProps, TableRow } from './table-props.ts';

/** Which rows are chosen, which cannot be, and how a choice reaches the owner: always as `id`s. */
export function useChosen<Row extends TableRow>(props: TableProps<Row>) {
  const { rows, value, defaultValue, onChange, isRowDisabled } = props;
  const [held, setHeld] = useState<readonly string[]>(defaultValue ?? []);
  const disabled = useMemo(
    () => (isRowDisabled ? rows.filter(isRowDisabled).map(({ id }) => id) : []),
    [rows, isRowDisabled],
  );

  function choose(keys: Selection) {
    const able = rows.filter((row) => !isRowDisabled?.(row));
    const next = keys === 'all' ? able.map(({ id }) => id) : [...keys].map(String);
    setHeld(next);
    onChange?.(next);
  }

  return { chosen: [...(value ?? held)], disabled, choose };
}
