import type { ArticleList } from '@shuyuan/api-client';
import { ListRow } from '@shuyuan/ui/card';
import { SkeletonBlock, SkeletonText } from '@shuyuan/ui/skeleton';
import { paths } from '../../../paths/paths.ts';
import { ArticleFacts } from '../article-facts.tsx';
import * as styles from './list.css.ts';

interface ArticleItemProps {
  article: ArticleList['data']['data'][number];
  /** Its picture is among the first things seen. */
  isPriority: boolean;
}

export const ArticleItem = ({ article, isPriority }: ArticleItemProps) => (
  <li className={styles.row}>
    <ListRow
      level={2}
      title={article.title}
      text={article.short_description}
      href={paths.article(article.id)}
      src={article.thumb}
      isPriority={isPriority}
      meta={<ArticleFacts article={article} facts={['category', 'date', 'minutes', 'comments']} />}
    />
  </li>
);

export const ArticleSkeleton = () => (
  <div className={styles.row}>
    <div className={styles.skeletonRow}>
      <div className={styles.skeletonPicture}>
        <SkeletonBlock ratio="16:9" />
      </div>
      <div className={styles.skeletonText}>
        <SkeletonText size="lead" width="most" />
        <SkeletonText size="base" lines={2} />
        <SkeletonText size="small" width="half" />
      </div>
    </div>
  </div>
);
