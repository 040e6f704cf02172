import { createManageClient } from '@shuyuan/api-client/manage';
import { ArticleEditor } from '@shuyuan/widgets/article-editor';
import { Paywall } from '@shuyuan/widgets/reading';
import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { routeTitles } from '../../../shell/route-titles.strings.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { useLeaveGuard } from '../../archetypes/editor-page.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { usePictures } from '../media/use-pictures.ts';
import { articleStrings } from './article.strings.ts';

/** One article of the console, new or not: the address of a new one is `new` until it has an id. */
export default function ManageArticlePage() {
  const { id = '' } = useParams();
  const held = useSession(({ user }) => user?.permissions ?? noPermissions);
  const articleId = id === 'new' ? null : idOf(id);
  if (articleId === null && id !== 'new') return <FailureScreen isInPlace kind="not-found" />;
  if (!holdsOne(held, articleId === null ? 'article.store' : 'article.update'))
    return <FailureScreen isInPlace kind="not-allowed" />;
  return <Editor articleId={articleId} />;
}

function Editor({ articleId }: { articleId: number | null }) {
  const { client, navigate, isReachable } = useSite();
  const titles = useStrings(routeTitles);
  const manage = useMemo(() => createManageClient(client.http), [client]);
  const { props: pictures, picker } = usePictures();
  const mayTag = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'tag'));
  const [isReady, setIsReady] = useState(false);
  const { noteUnsaved, leaveQuestion } = useLeaveGuard(useStrings(articleStrings));
  const handleReady = useCallback(() => setIsReady(true), []);
  usePageReady({ isReady, title: articleId === null ? titles.manageNewArticle : undefined });
  return (
    <>
      <ArticleEditor
        articles={manage.articles}
        categories={manage.articleCategories}
        {...(mayTag && { tags: manage.tags })}
        articleId={articleId}
        {...pictures}
        getArticleHref={paths.article}
        onReady={handleReady}
        onStored={(id) => navigate(paths.manageArticle(id), { replace: true })}
        onUnkeptChange={noteUnsaved}
        {...(isReachable(paths.manageArticles()) && { onBack: () => navigate(paths.manageArticles()) })}
        renderEnd={(article) => <Paywall article={{ ...article, id: articleId ?? 0, can_read: false }} />}
      />
      {leaveQuestion}
      {picker}
    </>
  );
}
