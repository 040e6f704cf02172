import { useCallback } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { commentOfHash, idOf, paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { DetailView } from './detail.view.tsx';
import { findReading } from './find-reading.ts';
import { shownDetail } from './shown-detail.ts';

/** One article, read in peace, with its comments below. */
export default function ArticlePage() {
  const { id = '' } = useParams();
  const within = idOf(useSearchParams()[0].get('anthology'));
  if (!/^[1-9]\d{0,15}$/.test(id)) return <FailureScreen isInPlace kind="not-found" />;
  return <Article key={`${id} ${within ?? ''}`} id={Number(id)} within={within} />;
}

/** `within`: the anthology that it is read as part of. */
function Article({ id, within }: { id: number; within: number | null }) {
  const { client, log, page } = useSite();
  const { hash } = useLocation();
  const getCommentHref = useCallback(
    (comment: number) => new URL(paths.article(id, comment), page.url()).href,
    [id, page],
  );
  // Who signs in is answered with what they may read, and with what they have done.
  const sessionNumber = useSession((state) => state.sessionNumber);
  const article = useResource(`article ${id} ${within ?? ''} ${sessionNumber}`, (signal) =>
    findReading({ client, log }, { id, within }, signal),
  );
  const isMissing = article.status === 'failed' && article.error.code === 404;
  const shown = shownDetail(article);
  usePageReady({
    isReady: (shown !== null || article.status === 'failed') && !isMissing,
    title: shown?.detail.article.title,
  });
  if (isMissing) return <FailureScreen isInPlace kind="not-found" />;
  return (
    <DetailView
      id={id}
      article={article}
      comments={client.comments}
      study={client.study}
      linkedComment={commentOfHash(hash)}
      getCommentHref={getCommentHref}
    />
  );
}
