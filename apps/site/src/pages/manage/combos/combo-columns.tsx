import type { ManagedComboRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { BookIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import * as styles from '../courses/courses.css.ts';
import type { ManagedCombosStrings } from './combos.strings.ts';

/** What the list shows of a column. */
export const comboColumns = (words: ManagedCombosStrings): readonly ListColumn<ManagedComboRow>[] => [
  {
    id: 'title',
    label: words.name,
    isRowHeader: true,
    sort: 'title',
    cell: ({ title, thumb }) => (
      <span className={styles.title}>
        <span className={styles.cover}>
          <Image src={thumb} alt="" ratio="4:3" fallback={<BookIcon size="small" />} />
        </span>
        {title}
      </span>
    ),
  },
  { id: 'category', label: words.category, width: 'fit', cell: ({ category }) => category.name },
  {
    id: 'teacher',
    label: words.teacher,
    width: 'fit',
    cell: ({ teacher }) => teacher?.name ?? words.noTeacher,
  },
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
  { id: 'items', label: words.items, align: 'end', width: 'fit', cell: ({ items_count }) => items_count },
  {
    id: 'bought',
    label: words.bought,
    align: 'end',
    width: 'fit',
    sort: 'user_count',
    cell: ({ user_count }) => user_count,
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
