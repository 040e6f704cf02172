import { Badge } from '@shuyuan/ui/badge';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import type { ManagedMockPaperRow, ManagedPracticeRow } from '@shuyuan/api-client/manage';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import type { ManagedPapersStrings } from '../papers/managed-papers.strings.ts';

type Row = Omit<
  ManagedMockPaperRow & ManagedPracticeRow,
  'attempts_count' | 'chapters_count' | 'people_count'
>;

/** What the lists of papers, mock papers and practices show alike; `own` stands in the middle. */
export const setColumns = <Own extends Row>(
  words: ManagedPapersStrings,
  addressOf: (id: number) => string,
  own: readonly ListColumn<Own>[],
): readonly ListColumn<Own>[] => [
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
  ...own,
  {
    id: 'seen',
    label: words.asLearner,
    width: 'fit',
    hasControls: true,
    cell: ({ id, title, status }) =>
      status === 'published' ? (
        <LinkButton size="small" isQuiet href={addressOf(id)}>
          {words.asLearner}
          <VisuallyHidden>{words.ofPaper(title)}</VisuallyHidden>
        </LinkButton>
      ) : (
        '—'
      ),
  },
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
