import type { ManagedQuestionRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { LinkButton } from '@shuyuan/ui/link-button';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import { paths } from '../../../paths/paths.ts';
import type { EditorStrings } from './editor/editor.strings.ts';
import { questionTypes } from './editor/written-question.ts';
import type { QuestionsStrings } from './questions.strings.ts';

/** The name of a type, by the number that a list has. */
export const typeName = (types: EditorStrings['types'], type: number) => {
  const known = questionTypes.find((each) => each === type);
  return known === undefined ? String(type) : types[known];
};

/** What the list shows of a question. */
export const questionColumns = (
  words: QuestionsStrings,
  { types, levels }: EditorStrings,
): readonly ListColumn<ManagedQuestionRow>[] => [
  { id: 'title', label: words.stem, isRowHeader: true, sort: 'title', cell: ({ title }) => title },
  {
    id: 'type',
    label: words.type,
    width: 'fit',
    cell: ({ type }) => <Badge tone="neutral">{typeName(types, type)}</Badge>,
  },
  { id: 'category', label: words.category, width: 'fit', cell: ({ category }) => category.name },
  {
    id: 'level',
    label: words.level,
    width: 'fit',
    sort: 'level',
    cell: ({ level }) => levels[level] ?? level,
  },
  { id: 'score', label: words.score, align: 'end', width: 'fit', cell: ({ score }) => score },
  { id: 'papers', label: words.papers, align: 'end', width: 'fit', cell: (row) => row.papers_count },
  {
    id: 'attempts',
    label: words.attempts,
    align: 'end',
    width: 'fit',
    sort: 'attempts_count',
    cell: (row) => row.attempts_count,
  },
  {
    id: 'regrade',
    label: words.regrade,
    width: 'fit',
    hasControls: true,
    cell: ({ id, title }) => (
      <LinkButton size="small" isQuiet href={paths.manageQuestionRegrade(id)}>
        {words.regrade}
        <VisuallyHidden>{words.ofQuestion(title)}</VisuallyHidden>
      </LinkButton>
    ),
  },
  {
    id: 'updated',
    label: words.updated,
    width: 'fit',
    sort: 'updated_at',
    cell: ({ updated_at }, at) => <RelativeTime value={updated_at} now={at} />,
  },
];
