import type { ManagedVideoRow } from '@shuyuan/api-client/manage';
import { Badge } from '@shuyuan/ui/badge';
import { PlayIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import { clockTime } from '../clock-time.ts';
import * as styles from '../courses/courses.css.ts';
import type { ManagedVideosStrings } from './videos.strings.ts';

/** What the list shows of a video. */
export const videoColumns = (words: ManagedVideosStrings): readonly ListColumn<ManagedVideoRow>[] => [
  {
    id: 'title',
    label: words.name,
    isRowHeader: true,
    sort: 'title',
    cell: ({ title, thumb }) => (
      <span className={styles.title}>
        <span className={styles.cover}>
          <Image src={thumb} alt="" ratio="16:9" fallback={<PlayIcon size="small" />} />
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
    cell: ({ charge }) =>
      charge === null ? words.notSold : charge === 0 ? words.free : <Price amount={charge} size="small" />,
  },
  {
    id: 'duration',
    label: words.duration,
    align: 'end',
    width: 'fit',
    sort: 'duration',
    cell: ({ duration }) => (duration > 0 ? clockTime(duration) : '—'),
  },
  {
    id: 'views',
    label: words.views,
    align: 'end',
    width: 'fit',
    sort: 'view_num',
    cell: ({ view_num }) => view_num,
  },
  {
    id: 'bought',
    label: words.bought,
    align: 'end',
    width: 'fit',
    sort: 'user_count',
    cell: ({ user_count }) => user_count,
  },
  {
    id: 'places',
    label: words.places,
    align: 'end',
    width: 'fit',
    cell: ({ places_count }) => places_count,
  },
  {
    id: 'updated',
    label: words.updated,
    width: 'fit',
    sort: 'updated_at',
    cell: ({ updated_at }, at) => <RelativeTime value={updated_at} now={at} />,
  },
];
