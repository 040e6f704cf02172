import type { ManagedArticleRow } from '@shuyuan/api-client/manage';
import { ArticleIcon, ClockIcon, EditIcon, PositiveIcon, type Icon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import type { ListColumn } from '@shuyuan/widgets/resource-list';
import * as styles from './articles.css.ts';
import type { ArticlesStrings } from './articles.strings.ts';

const stateIcons: Record<ManagedArticleRow['status'], Icon> = {
  published: PositiveIcon,
  scheduled: ClockIcon,
  draft: EditIcon,
};

/** What the list shows of an article. */
export const articleColumns = (words: ArticlesStrings): readonly ListColumn<ManagedArticleRow>[] => [
  {
    id: 'title',
    label: words.name,
    isRowHeader: true,
    sort: 'title',
    cell: ({ title, thumb }) => (
      <span className={styles.title}>
        <span className={styles.cover}>
          <Image src={thumb} alt="" fallback={<ArticleIcon size="small" />} />
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
  {
    id: 'category',
    label: words.category,
    width: 'fit',
    cell: ({ category }) => category?.name ?? words.noCategory,
  },
  {
    id: 'status',
    label: words.status,
    width: 'fit',
    cell: ({ status }) => {
      const Pictogram = stateIcons[status];
      return (
        <span className={styles.state}>
          <Pictogram size="small" />
          {words.statuses[status]}
        </span>
      );
    },
  },
  {
    id: 'price',
    label: words.price,
    align: 'end',
    width: 'fit',
    sort: 'charge',
    cell: ({ charge }) => (charge === 0 ? words.prices.free : <Price amount={charge} size="small" />),
  },
  {
    id: 'views',
    label: words.views,
    align: 'end',
    width: 'fit',
    sort: 'view_times',
    cell: ({ view_times }) => view_times,
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
