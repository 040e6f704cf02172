import type { PaperTaker } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import { PersonCell } from '../../person-cell.tsx';
import type { GradesStrings } from './grades.strings.ts';

/** How it stands with somebody, in one word. */
function resultOf({ submitted_at: submitted, is_passed: isPassed, waiting_count: waiting }: PaperTaker) {
  if (submitted === null) return 'running';
  if (isPassed === null) return waiting > 0 ? 'waiting' : null;
  return isPassed ? 'passed' : 'failed';
}

const tones = { passed: 'positive', failed: 'critical', waiting: 'caution', running: 'neutral' } as const;

/** What the list shows of somebody who has taken a paper. */
export const gradeColumns = (words: GradesStrings): readonly ListColumn<PaperTaker>[] => [
  {
    id: 'name',
    label: words.name,
    isRowHeader: true,
    cell: (person) => <PersonCell person={person} />,
  },
  { id: 'tries', label: words.tries, align: 'end', width: 'fit', cell: ({ tries }) => tries },
  { id: 'best', label: words.best, align: 'end', width: 'fit', cell: (row) => row.best_score ?? words.none },
  {
    id: 'result',
    label: words.result,
    width: 'fit',
    cell: (row) => {
      const result = resultOf(row);
      return result ? <Badge tone={tones[result]}>{words.results[result]}</Badge> : words.noResult;
    },
  },
  {
    id: 'progress',
    label: words.progress,
    align: 'end',
    width: 'fit',
    cell: (row) => `${row.answered_count}/${row.questions_count}`,
  },
  {
    id: 'started',
    label: words.started,
    width: 'fit',
    cell: ({ started_at }, at) => <RelativeTime value={started_at} now={at} />,
  },
  {
    id: 'submitted',
    label: words.submitted,
    width: 'fit',
    cell: ({ submitted_at }, at) =>
      submitted_at === null ? words.none : <RelativeTime value={submitted_at} now={at} />,
  },
  {
    id: 'ends',
    label: words.endsAt,
    width: 'fit',
    cell: ({ ends_at }, at) => <RelativeTime value={ends_at} now={at} />,
  },
];
