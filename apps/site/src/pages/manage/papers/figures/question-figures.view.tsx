import type { PaperFigures, PaperQuestionFigures } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { BarChart } from '@shuyuan/ui/bar-chart';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import { Table, type TableColumn, type TableSort } from '@shuyuan/ui/table';
import { useMemo, useState } from 'react';
import { QuestionDetails } from './question-details.tsx';
import type { QuestionFiguresStrings } from './question-figures.strings.ts';
import { verdictOf, type QuestionFigures, type Verdict } from './verdict-of.ts';

/** People from whom on the numbers say something. */
const enough = 10;

interface QuestionFiguresViewProps {
  whole: Pick<PaperFigures, 'score' | 'pass_score'>;
  questions: PaperQuestionFigures;
  words: QuestionFiguresStrings;
}

type Row = QuestionFigures & { id: string; number: number };

/** Distribution of the points, and each question in a line that opens. */
export function QuestionFiguresView({ whole, questions, words }: QuestionFiguresViewProps) {
  const { attempts_count: people, part_count: part, distribution, data } = questions;
  const [sort, setSort] = useState<TableSort>({ column: 'number', direction: 'ascending' });
  const [open, setOpen] = useState<string | null>(null);
  const rows = useMemo(
    () =>
      data.map((figures, place): Row => ({ ...figures, id: String(figures.question_id), number: place + 1 })),
    [data],
  );
  const sorted = useMemo(() => inOrder(rows, sort), [rows, sort]);
  const columns = useMemo(() => columnsOf(words), [words]);
  const shown = rows.find(({ id }) => id === open);
  const passShare = whole.score === 0 ? 0 : (whole.pass_score / whole.score) * 100;
  return (
    <Stack gap={24}>
      <Text tone="muted">{[words.based(people), people < enough ? words.few : ''].join('')}</Text>
      <BarChart
        title={words.distribution}
        columns={words.bandColumns}
        bars={distribution.map((value, place) => ({
          label: words.band(place * 10),
          value,
          tone: place * 10 >= passShare ? ('action' as const) : ('neutral' as const),
        }))}
      />
      <Stack gap={8}>
        <Heading level={2} size="lead">
          {words.questions}
        </Heading>
        <Text size="small" tone="muted">
          {words.howTo}
        </Text>
        <Table
          label={words.questions}
          columns={columns}
          rows={sorted}
          sort={sort}
          onSortChange={setSort}
          onRowAction={setOpen}
        />
      </Stack>
      {shown && (
        <QuestionDetails
          number={shown.number}
          figures={shown}
          part={part}
          words={words}
          onClose={() => setOpen(null)}
        />
      )}
    </Stack>
  );
}

const measures: Record<string, (row: Row) => number> = {
  number: (row) => row.number,
  difficulty: (row) => row.difficulty,
  // What is not known comes last where the weakest come first.
  discrimination: (row) => row.discrimination ?? 2,
};

function inOrder(rows: readonly Row[], { column, direction }: TableSort): Row[] {
  const measure = measures[column] ?? ((row: Row) => row.number);
  const turn = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => (measure(a) - measure(b)) * turn || a.number - b.number);
}

const tones = {
  reversed: 'critical',
  weak: 'caution',
  hard: 'neutral',
  easy: 'neutral',
  fine: 'positive',
} as const satisfies Record<Verdict, string>;

const percent = (share: number) => `${Math.round(share * 100)}%`;

const columnsOf = (words: QuestionFiguresStrings): TableColumn<Row>[] => [
  {
    id: 'number',
    label: words.number,
    align: 'end',
    width: 'fit',
    isSortable: true,
    cell: (row) => row.number,
  },
  { id: 'stem', label: words.stem, isRowHeader: true, cell: ({ title }) => title },
  { id: 'type', label: words.type, width: 'fit', cell: ({ type }) => words.types[type] },
  {
    id: 'average',
    label: words.average,
    align: 'end',
    width: 'fit',
    cell: ({ average, score }) => words.averageOf(average, score),
  },
  {
    id: 'difficulty',
    label: words.difficulty,
    align: 'end',
    width: 'fit',
    isSortable: true,
    cell: ({ difficulty }) => percent(difficulty),
  },
  {
    id: 'discrimination',
    label: words.discrimination,
    align: 'end',
    width: 'fit',
    isSortable: true,
    cell: ({ discrimination }) => discrimination?.toFixed(2) ?? words.notKnown,
  },
  {
    id: 'verdict',
    label: words.verdict,
    width: 'fit',
    cell: (row) => {
      const verdict = verdictOf(row);
      return <Badge tone={tones[verdict]}>{words.verdicts[verdict]}</Badge>;
    },
  },
];
