import type { ArticleDetail, CommentsApi, StudyApi } from '@shuyuan/api-client';
import { MediaCard } from '@shuyuan/ui/card';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Grid, Page, Section } from '@shuyuan/ui/layout';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@shuyuan/ui/skeleton';
import { Link } from 'react-router-dom';
import { useStrings } from '../../../composition/site-context.tsx';
import { paths } from '../../../routes/paths.ts';
import { LateComments } from '../../../shell/comments/late-comments.tsx';
import type { Resource } from '../../../shell/use-resource.ts';
import { WhenNear } from '../../../shell/when-near.tsx';
import { ArticleFacts } from '../article-facts.tsx';
import { ArticleText } from './article-text.tsx';
import { ArticleTop } from './article-top.tsx';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';
import { shownDetail } from './shown-detail.ts';

export interface DetailViewProps {
  id: number;
  article: Resource<ArticleDetail>;
  comments: CommentsApi;
  study: StudyApi;
  /** The comment that the address leads to. */
  linkedComment: number | null;
  getCommentHref: (comment: number) => string;
}

/** A picture of an article's page. */
export function DetailView(props: DetailViewProps) {
  const { id, article, comments, study, linkedComment, getCommentHref } = props;
  const strings = useStrings(detailStrings);
  const data = shownDetail(article);
  if (article.status === 'failed')
    return (
      <div className={styles.column}>
        <ErrorState title={strings.failed} description={strings.failedHint} onRetry={article.retry} />
      </div>
    );
  if (!data) return <DetailSkeleton />;
  return (
    <>
      <article className={styles.column}>
        <ArticleTop detail={data} study={study} />
        <div className={styles.text}>
          <ArticleText article={data.article} study={data.study} calls={study} />
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
