import { useCallback } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { commentOfHash, idOf, paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { DetailPage } from '../../archetypes/detail-page.tsx';
import { DetailView } from './detail.view.tsx';
import { findReading } from './find-reading.ts';
import type { Reading } from './reading.ts';
import { shownDetail } from './shown-detail.ts';

/** One article, read in peace, with its comments below. In the address, `anthology` is what it is read as part of. */
export default function ArticlePage() {
  const site = useSite();
  const within = idOf(useSearchParams()[0].get('anthology'));
  return (
    <DetailPage
      id={idOf(useParams()['id'] ?? null)}
      question={`article ${within ?? ''}`}
      load={(id, signal) => findReading(site, { id, within }, signal)}
      titleOf={({ detail }) => detail.article.title}
      shownOf={shownDetail}
    >
      {(article, id) => <Article article={article} id={id} />}
    </DetailPage>
  );
}

function Article({ article, id }: { article: Resource<Reading>; id: number }) {
  const { client, page } = useSite();
  const { hash } = useLocation();
  const getCommentHref = useCallback(
    (comment: number) => new URL(paths.article(id, comment), page.url()).href,
    [id, page],
  );
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
