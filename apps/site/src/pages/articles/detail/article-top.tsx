import type { ArticleDetail, StudyApi } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { CountText } from '@shuyuan/ui/count-text';
import { Image } from '@shuyuan/ui/image';
import { Heading } from '@shuyuan/ui/layout';
import { NativeButton } from '@shuyuan/ui/native-button';
import { formatDate } from '@shuyuan/ui/relative-time';
import { FavoriteButton } from '@shuyuan/widgets/reading';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { ArticlePrice } from '../article-price.tsx';
import { TagLinks } from '../../tags/tag-links.tsx';
import { articleWords } from '../article-words.strings.ts';
import { ReadingSizeButton } from './reading-size.tsx';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';
import type { Reading } from './reading.ts';

export interface ArticleTopProps {
  reading: Reading;
  study: Pick<StudyApi, 'collect' | 'release'>;
  onNotes: () => void;
}

/** What stands over the text. */
export function ArticleTop({ reading, study, onNotes }: ArticleTopProps) {
  const { detail, anthology } = reading;
  const strings = useStrings(detailStrings);
  const { title, category, thumb } = detail.article;
  return (
    <header className={styles.top}>
      <Breadcrumbs
        items={[
          { label: strings.home, href: paths.home() },
          ...(anthology
            ? [
                { label: strings.anthologies, href: paths.anthologies() },
                { label: anthology.anthology.title, href: paths.anthology(anthology.anthology.id) },
              ]
            : [
                { label: strings.articles, href: paths.articles() },
                { label: category.name, href: paths.articles({ category: category.id }) },
              ]),
          { label: title },
        ]}
      />
      <Heading level={1} font="reading" size="display">
        {title}
      </Heading>
      <Meta detail={detail} study={study} onNotes={onNotes} />
      <TagLinks tags={detail.article.tags} />
      <Image src={thumb} alt="" ratio="5:2" corners="card" isPriority />
    </header>
  );
}

function Meta({ detail, study, onNotes }: Omit<ArticleTopProps, 'reading'> & { detail: ArticleDetail }) {
  const words = useStrings(articleWords);
  const { bought, openNotes } = useStrings(detailStrings);
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
        <NativeButton size="small" isQuiet onPress={onNotes}>
          {openNotes}
        </NativeButton>
        <ReadingSizeButton />
        <FavoriteButton
          study={study}
          favorite={{ type: 'article', id: article.id }}
          isCollected={detail.study?.is_collected ?? false}
        />
      </span>
    </div>
  );
}
