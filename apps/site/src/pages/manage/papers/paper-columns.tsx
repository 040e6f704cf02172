import type { ManagedPaperRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import { paths } from '../../../paths/paths.ts';
import type { ManagedPapersStrings } from './managed-papers.strings.ts';

/** What the list shows of a paper. */
export const paperColumns = (words: ManagedPapersStrings): readonly ListColumn<ManagedPaperRow>[] => [
  { id: 'title', label: words.name, isRowHeader: true, sort: 'title', cell: ({ title }) => title },
  { id: 'category', label: words.category, width: 'fit', cell: ({ category }) => category.name },
  {
    id: 'status',
    label: words.status,
    width: 'fit',
    cell: ({ status }) => (
      <Badge tone={status === 'published' ? 'positive' : 'neutral'}>{words.statuses[status]}</Badge>
    ),
  },
  {
    id: 'charge',
    label: words.charge,
    align: 'end',
    width: 'fit',
    cell: ({ charge }) => (charge === 0 ? words.free : <Price amount={charge} size="small" />),
  },
  { id: 'count', label: words.count, align: 'end', width: 'fit', cell: (row) => row.questions_count },
  { id: 'score', label: words.score, align: 'end', width: 'fit', cell: ({ score }) => score },
  {
    id: 'attempts',
    label: words.attempts,
    align: 'end',
    width: 'fit',
    sort: 'attempts_count',
    cell: (row) => row.attempts_count,
  },
  ...linkColumns(words),
  {
    id: 'published',
    label: words.published,
    width: 'fit',
    sort: 'published_at',
    cell: ({ published_at }, at) => (published_at ? <RelativeTime value={published_at} now={at} /> : '—'),
  },
  {
    id: 'updated',
    label: words.updated,
    width: 'fit',
    sort: 'updated_at',
    cell: ({ updated_at }, at) => <RelativeTime value={updated_at} now={at} />,
  },
];

/** Where a paper leads to. */
const linkColumns = (words: ManagedPapersStrings): readonly ListColumn<ManagedPaperRow>[] => [
  {
    id: 'grades',
    label: words.grades,
    width: 'fit',
    hasControls: true,
    cell: ({ id, title }) => (
      <LinkButton size="small" isQuiet href={paths.managePaperGrades(id)}>
        {words.grades}
        <VisuallyHidden>{words.ofPaper(title)}</VisuallyHidden>
      </LinkButton>
    ),
  },
  {
    id: 'print',
    label: words.print,
    width: 'fit',
    hasControls: true,
    cell: ({ id, title }) => (
      <LinkButton size="small" isQuiet href={paths.managePaperSheet(id)}>
        {words.print}
        <VisuallyHidden>{words.ofPaper(title)}</VisuallyHidden>
      </LinkButton>
    ),
  },
  {
    id: 'seen',
    label: words.asLearner,
    width: 'fit',
    hasControls: true,
    cell: ({ id, title, status }) =>
      status === 'published' ? (
        <LinkButton size="small" isQuiet href={paths.paper(id)}>
          {words.asLearner}
          <VisuallyHidden>{words.ofPaper(title)}</VisuallyHidden>
        </LinkButton>
      ) : (
        '—'
      ),
  },
];
