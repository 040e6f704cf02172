import type { RegradeOutcome } from '@shuyuan/api-client/manage';
import { Table } from '@shuyuan/ui/table';
import type { RegradeStrings } from './regrade.strings.ts';

interface RegradeReportProps {
  label: string;
  changes: RegradeOutcome['changes'];
  words: RegradeStrings;
}

/** Whose points change, from what to what. */
export function RegradeReport({ label, changes, words }: RegradeReportProps) {
  if (changes.length === 0) return null;
  const points = (value: number | null) => value ?? words.waiting;
  return (
    <Table
      label={label}
      rows={changes.map((change) => ({ ...change, id: String(change.attempt_id) }))}
      columns={[
        { id: 'person', label: words.person, isRowHeader: true, cell: ({ person }) => person.nick_name },
        { id: 'paper', label: words.paper, cell: ({ paper }) => paper },
        {
          id: 'before',
          label: words.before,
          align: 'end',
          width: 'fit',
          cell: ({ before }) => points(before),
        },
        { id: 'after', label: words.after, align: 'end', width: 'fit', cell: ({ after }) => points(after) },
      ]}
    />
  );
}
