import { busyFor, type CommentsApi, type StudyApi } from '@shuyuan/api-client';
import { ErrorState } from '@shuyuan/ui/error-state';
import { NativeButton } from '@shuyuan/ui/native-button';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from '@shuyuan/ui/skeleton';
import type { RichTextHeading } from '@shuyuan/ui/rich-text';
import { useState } from 'react';
import { LazyComments } from '../../../shell/comments/lazy-comments.tsx';
import type { Resource } from '../../../shell/use-resource.ts';
import { WhenNear } from '../../../shell/when-near.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { ArticleText } from './article-text.tsx';
import { ArticleTop } from './article-top.tsx';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';
import { Beside } from './beside.tsx';
import { LazyNotes } from './lazy-notes.tsx';
import { Neighbours } from './neighbours.tsx';
import type { Reading } from './reading.ts';
import { Related, Writer } from './more-to-read.tsx';
import { useArticleNotes } from './use-article-notes.ts';
import { useReadingSize } from './reading-size.tsx';
import { shownDetail } from './shown-detail.ts';

export interface DetailViewProps {
  id: number;
  article: Resource<Reading>;
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
  const shown = shownDetail(article);
  const size = useReadingSize();
  const notes = useArticleNotes();
  const [headings, setHeadings] = useState<readonly RichTextHeading[]>([]);
  if (article.status === 'failed')
    return (
      <div className={styles.column}>
        <ErrorState
          title={strings.failed}
          description={strings.failedHint}
          retryAfter={busyFor(article.error)}
          onRetry={article.retry}
        />
      </div>
    );
  if (!shown) return <DetailSkeleton />;
  const { detail: data, anthology } = shown;
  return (
    <>
      <div className={styles.frame}>
        <Beside reading={shown} headings={headings} />
        <article className={styles.column}>
          <ArticleTop reading={shown} study={study} onNotes={notes.open} />
          <div className={styles.textOf[size]}>
            <ArticleText reading={shown} calls={study} notes={notes} onHeadings={setHeadings} />
          </div>
        </article>
      </div>
      <div className={styles.column}>
        <Neighbours reading={shown} />
        <div id="comments" className={styles.comments}>
          {notes.commented !== null && (
            <p className={styles.commented}>
              {strings.commenting(notes.commented + 1)}
              <NativeButton size="small" isQuiet onPress={() => notes.commentOn(null)}>
                {strings.commentWhole}
              </NativeButton>
            </p>
          )}
          <WhenNear
            fallback={<CommentsSkeleton />}
            isWanted={linkedComment !== null || notes.commented !== null}
          >
            <LazyComments
              comments={comments}
              target={{ type: 'article', id }}
              linkedComment={linkedComment}
              getCommentHref={getCommentHref}
              paragraph={notes.commented}
              onParagraph={notes.show}
              fallback={<CommentsSkeleton />}
            />
          </WhenNear>
        </div>
      </div>
      {notes.isOpen && <LazyNotes articleId={id} notes={notes} study={study} />}
      {!anthology && <Writer detail={data} />}
      {!anthology && <Related detail={data} />}
    </>
  );
}

/** As high as the heading and the five rows that the comment box itself shows while it loads. */
function CommentsSkeleton() {
  return (
    <Skeleton>
      <SkeletonBlock height={40 + 140 * 5} />
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
          <SkeletonBlock ratio="5:2" />
        </div>
        <div className={styles.textOf.standard}>
          <SkeletonText size="reading" lines={12} />
        </div>
      </Skeleton>
    </div>
  );
}
