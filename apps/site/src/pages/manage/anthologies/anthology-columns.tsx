import type { ManagedAnthologyRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { BookIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import * as styles from '../courses/courses.css.ts';
import type { ManagedAnthologiesStrings } from './anthologies.strings.ts';

/** What the list shows of an anthology. */
export const anthologyColumns = (
  words: ManagedAnthologiesStrings,
): readonly ListColumn<ManagedAnthologyRow>[] => [
  {
    id: 'title',
    label: words.name,
    isRowHeader: true,
    sort: 'title',
    cell: ({ title, thumb }) => (
      <span className={styles.title}>
        <span className={styles.cover}>
          <Image src={thumb} alt="" ratio="3:4" fallback={<BookIcon size="small" />} />
        </span>
        {title}
      </span>
    ),
  },
  {
    id: 'author',
    label: words.author,
    width: 'fit',
    cell: ({ author }) => author?.nick_name ?? words.authorGone,
  },
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
    sort: 'charge',
    cell: ({ charge }) => (charge === 0 ? words.free : <Price amount={charge} size="small" />),
  },
  {
    id: 'articles',
    label: words.articles,
    align: 'end',
    width: 'fit',
    cell: ({ articles_count }) => articles_count,
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
