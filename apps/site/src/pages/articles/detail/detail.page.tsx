import { prepareRichText } from '@shuyuan/ui/rich-text';
import { useCallback } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useSession, useSite } from '../../../composition/site-context.tsx';
import { commentOfHash, paths } from '../../../routes/paths.ts';
import { useArrival } from '../../../shell/use-arrival.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { DetailView } from './detail.view.tsx';
import { shownDetail } from './shown-detail.ts';

/** One article, read in peace, with its comments below. */
export default function ArticlePage() {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,15}$/.test(id)) return <FailureScreen isInPlace kind="not-found" />;
  return <Article key={id} id={Number(id)} />;
}

function Article({ id }: { id: number }) {
  const { client, page } = useSite();
  const { hash } = useLocation();
  const getCommentHref = useCallback(
    (comment: number) => new URL(paths.article(id, comment), page.url()).href,
    [id, page],
  );
  // Who signs in is answered with what they may read, and with what they have done.
  const sessionNumber = useSession((state) => state.sessionNumber);
  const article = useResource(`article ${id} ${sessionNumber}`, async (signal) => {
    const [answer] = await Promise.all([client.articles.detail(id, { signal }), prepareRichText()]);
    await prepareRichText(answer.article.render_content);
    return answer;
  });
  const isMissing = article.status === 'failed' && article.error.code === 404;
  const shown = shownDetail(article);
  useArrival({
    isReady: (shown !== null || article.status === 'failed') && !isMissing,
    title: shown?.article.title,
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
