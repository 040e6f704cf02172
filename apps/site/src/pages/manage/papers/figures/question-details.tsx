import { Badge } from '@shuyuan/ui/badge';
import { BarChart } from '@shuyuan/ui/bar-chart';
import { Drawer } from '@shuyuan/ui/drawer';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { RichText } from '@shuyuan/ui/rich-text';
import { Table, type TableColumn } from '@shuyuan/ui/table';
import { useMemo } from 'react';
import { paths } from '../../../../paths/paths.ts';
import type { QuestionFiguresStrings } from './question-figures.strings.ts';
import { noteOf, type QuestionFigures } from './verdict-of.ts';

interface QuestionDetailsProps {
  number: number;
  figures: QuestionFigures;
  /** People in the better part, and in the weaker one. */
  part: number;
  words: QuestionFiguresStrings;
  onClose: () => void;
}

/** One question beside the list: what came of it, and who chose what. */
export function QuestionDetails({ number, figures, part, words, onClose }: QuestionDetailsProps) {
  const { title, options, question_id: id } = figures;
  const results = (['right', 'partly', 'wrong', 'unanswered'] as const).map((result) => ({
    label: words.resultNames[result],
    value: figures[`${result}_count`],
    tone: result === 'right' ? ('action' as const) : ('neutral' as const),
  }));
  return (
    <Drawer
      isOpen
      size="large"
      title={words.details(number)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Stack gap={24}>
        <Text>{title}</Text>
        <BarChart title={words.results} columns={words.resultColumns} bars={results} />
        {options.length > 0 && <Options options={options} part={part} words={words} />}
        <LinkButton size="small" href={paths.manageQuestions({ open: String(id) })}>
          {words.edit}
        </LinkButton>
      </Stack>
    </Drawer>
  );
}

type Option = QuestionFigures['options'][number] & { id: string; letter: string };

interface OptionsProps extends Pick<QuestionDetailsProps, 'part' | 'words'> {
  options: QuestionFigures['options'];
}

function Options({ options, part, words }: OptionsProps) {
  const rows = options.map((option, place): Option => ({
    ...option,
    id: option.key,
    letter: words.truth[option.key] ?? String.fromCodePoint(65 + place),
  }));
  const columns = useMemo(() => columnsOf(words, part), [words, part]);
  return (
    <>
      <BarChart
        title={words.options}
        columns={[words.options, words.chosen]}
        bars={rows.map(({ letter, count, is_right: isRight }) => ({
          label: letter,
          value: count,
          tone: isRight ? ('action' as const) : ('neutral' as const),
        }))}
      />
      <Table label={words.options} columns={columns} rows={rows} />
    </>
  );
}

const columnsOf = (words: QuestionFiguresStrings, part: number): TableColumn<Option>[] => [
  {
    id: 'option',
    label: words.options,
    isRowHeader: true,
    cell: ({ letter, content, is_right: isRight }) => (
      <Inline as="span" gap={8}>
        {letter}
        {content !== '' && <RichText html={content} />}
        {isRight && <Badge tone="positive">{words.isRight}</Badge>}
      </Inline>
    ),
  },
  { id: 'count', label: words.chosen, align: 'end', width: 'fit', cell: ({ count }) => count },
  { id: 'upper', label: words.upper(part), align: 'end', width: 'fit', cell: (row) => row.upper_count },
  { id: 'lower', label: words.lower(part), align: 'end', width: 'fit', cell: (row) => row.lower_count },
  {
    id: 'note',
    label: words.note,
    cell: (row) => {
      const note = noteOf(row);
      return note === null ? words.notKnown : words.notes[note];
    },
  },
];
