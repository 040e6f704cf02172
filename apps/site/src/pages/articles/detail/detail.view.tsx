import type { ArticleDetail, CommentsApi } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Breadcrumbs } from '@shuyuan/ui/breadcrumbs';
import { MediaCard } from '@shuyuan/ui/card';
import { CountText } from '@shuyuan/ui/count-text';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Image } from '@shuyuan/ui/image';
import { Grid, Heading, Page, Section } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { RichText } from '@shuyuan/ui/rich-text';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@shuyuan/ui/skeleton';
import { Link } from 'react-router-dom';
import { useStrings } from '../../../composition/site-context.tsx';
import { paths } from '../../../routes/paths.ts';
import { LateComments } from '../../../shell/comments/late-comments.tsx';
import type { Resource } from '../../../shell/use-resource.ts';
import { WhenNear } from '../../../shell/when-near.tsx';
import { ArticleFacts } from '../article-facts.tsx';
import { articleWords } from '../article-words.strings.ts';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';

export interface DetailViewProps {
  id: number;
  article: Resource<ArticleDetail>;
  comments: CommentsApi;
  /** The comment that the address leads to. */
  linkedComment: number | null;
  getCommentHref: (comment: number) => string;
}

/** A picture of an article's page. */
export function DetailView(props: DetailViewProps) {
  const { id, article, comments, linkedComment, getCommentHref } = props;
  const strings = useStrings(detailStrings);
  if (article.status === 'loading') return <DetailSkeleton />;
  if (article.status === 'failed')
    return (
      <div className={styles.column}>
        <ErrorState title={strings.failed} description={strings.failedHint} onRetry={article.retry} />
      </div>
    );
  const { data } = article;
  return (
    <>
      <article className={styles.column}>
        <Top article={data.article} />
        <div className={styles.text}>
          <RichText html={data.article.render_content} />
        </div>
      </article>
      <div className={styles.column}>
        <Neighbours previous={data.previous} next={data.next} />
        <div id="comments" className={styles.comments}>
          <WhenNear fallback={<CommentsSkeleton />} isWanted={linkedComment !== null}>
            <LateComments
              comments={comments}
              target={{ type: 'article', id }}
              linkedComment={linkedComment}
              getCommentHref={getCommentHref}
              fallback={<CommentsSkeleton />}
            />
          </WhenNear>
        </div>
      </div>
      {data.related.length > 0 && <Related articles={data.related} />}
    </>
  );
}

function Top({ article }: Pick<ArticleDetail, 'article'>) {
  const strings = useStrings(detailStrings);
  const { title, category, thumb } = article;
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
      <Meta article={article} />
      <div className={styles.cover}>
        <Image src={thumb} alt="" corners="card" isPriority />
      </div>
    </header>
  );
}

function Meta({ article }: Pick<ArticleDetail, 'article'>) {
  const words = useStrings(articleWords);
  const { author, published_at, read_minutes, view_times } = article;
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
    </div>
  );
}

function Neighbours({ previous, next }: Pick<ArticleDetail, 'previous' | 'next'>) {
  const strings = useStrings(detailStrings);
  if (!previous && !next) return null;
  return (
    <nav aria-label={strings.neighbours} className={styles.neighbours}>
      {previous && <Neighbour label={strings.previous} className={styles.previous} {...previous} />}
      {next && <Neighbour label={strings.next} className={styles.next} {...next} />}
    </nav>
  );
}

interface NeighbourProps {
  id: number;
  title: string;
  label: string;
  className: string;
}

function Neighbour({ id, title, label, className }: NeighbourProps) {
  return (
    <Link to={paths.article(id)} className={className}>
      <span className={styles.neighbourLabel}>{label}</span>
      <span className={styles.neighbourTitle}>{title}</span>
    </Link>
  );
}

function Related({ articles }: { articles: ArticleDetail['related'] }) {
  const strings = useStrings(detailStrings);
  return (
    <div className={styles.related}>
      <Page>
        <Section title={strings.related}>
          <Grid as="ul" columns={4} label={strings.related}>
            {articles.map((article) => (
              <li key={article.id}>
                <MediaCard
                  title={article.title}
                  text={article.short_description}
                  href={paths.article(article.id)}
                  src={article.thumb}
                  meta={<ArticleFacts article={article} facts={['date', 'minutes']} />}
                />
              </li>
            ))}
          </Grid>
        </Section>
      </Page>
    </div>
  );
}

/** Five rows, as the comment box itself will show while it loads. */
function CommentsSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock height={560} />
    </Skeleton>
  );
}

function DetailSkeleton() {
  return (
    <div className={styles.column}>
      <Skeleton>
        <div className={styles.top}>
          <SkeletonText size="base" width="half" />
          <SkeletonText size="display" lines={2} />
          <div className={styles.meta}>
            <SkeletonCircle size="small" />
            <SkeletonBlock width={280} height={20} />
          </div>
          <div className={styles.cover}>
            <SkeletonBlock ratio="16:9" />
          </div>
        </div>
        <div className={styles.text}>
          <SkeletonText size="reading" lines={12} />
        </div>
      </Skeleton>
    </div>
  );
}
