import type { ArticleDetail, StudyApi } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { CountText } from '@shuyuan/ui/count-text';
import { Image } from '@shuyuan/ui/image';
import { Heading } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { FavoriteButton } from '@shuyuan/widgets/reading';
import { useStrings } from '../../../composition/site-context.tsx';
import { paths } from '../../../routes/paths.ts';
import { ArticlePrice } from '../article-price.tsx';
import { articleWords } from '../article-words.strings.ts';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';

export interface ArticleTopProps {
  detail: ArticleDetail;
  study: Pick<StudyApi, 'collect' | 'release'>;
}

/** What stands over the text. */
export function ArticleTop({ detail, study }: ArticleTopProps) {
  const strings = useStrings(detailStrings);
  const { title, category, thumb } = detail.article;
  return (
    <header className={styles.top}>
      <Breadcrumbs
        items={[
          { label: strings.home, href: paths.home() },
          { label: strings.articles, href: paths.articles() },
          { label: category.name, href: paths.articles({ category: category.id }) },
          { label: title },
        ]}
      />
      <Heading level={1} font="reading" size="display">
        {title}
      </Heading>
      <Meta detail={detail} study={study} />
      <div className={styles.cover}>
        <Image src={thumb} alt="" corners="card" isPriority />
      </div>
    </header>
  );
}

function Meta({ detail, study }: ArticleTopProps) {
  const words = useStrings(articleWords);
  const { bought } = useStrings(detailStrings);
  const { article } = detail;
  const { author, published_at, read_minutes, view_times, is_buy } = article;
  const name = author?.nick_name ?? words.unknownAuthor;
  return (
    <div className={styles.meta}>
      <Avatar name={author?.nick_name ?? ''} src={author?.avatar ?? null} size="small" />
      <span className={styles.author}>{name}</span>
      <time dateTime={published_at}>{formatDate(Date.parse(published_at))}</time>
      <span>{words.readMinutes(read_minutes)}</span>
      <span>
        <CountText value={view_times} />
        {words.views}
      </span>
      {is_buy ? <Badge tone="positive">{bought}</Badge> : <ArticlePrice article={article} />}
      <span className={styles.favorite}>
        <FavoriteButton
          study={study}
          articleId={article.id}
          isCollected={detail.study?.is_collected ?? false}
        />
      </span>
    </div>
  );
}
