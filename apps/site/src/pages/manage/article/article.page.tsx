import { createManageClient } from '@shuyuan/api-client/manage';
import { createLazyModule, useLazyModule } from '@shuyuan/ui/lazy-module';
import type { UploadPicture } from '@shuyuan/ui/rich-text-editor';
import { ArticleEditor } from '@shuyuan/widgets/article-editor';
import { Paywall } from '@shuyuan/widgets/reading';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useBlocker, useParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { routeTitles } from '../../../shell/route-titles.strings.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';

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

const lazyQuestion = createLazyModule(() => import('./leave-question.tsx'));

function Editor({ articleId }: { articleId: number | null }) {
  const { client, navigate, isReachable } = useSite();
  const titles = useStrings(routeTitles);
  const manage = useMemo(() => createManageClient(client.http), [client]);
  const upload = useCallback<UploadPicture>(
    async (file, { signal }) => {
      const { url } = await client.uploads.image(file, { signal });
      return { src: url };
    },
    [client],
  );
  const [isReady, setIsReady] = useState(false);
  const { blocker, noteUnkept } = useUnkept();
  const question = useLazyModule(lazyQuestion, blocker.state === 'blocked');
  const handleReady = useCallback(() => setIsReady(true), []);
  usePageReady({ isReady, title: articleId === null ? titles.manageNewArticle : undefined });
  return (
    <>
      <ArticleEditor
        articles={manage.articles}
        categories={manage.articleCategories}
        articleId={articleId}
        upload={upload}
        getArticleHref={paths.article}
        onReady={handleReady}
        onStored={(id) => navigate(paths.manageArticle(id), { replace: true })}
        onUnkeptChange={noteUnkept}
        {...(isReachable(paths.manageArticles()) && { onBack: () => navigate(paths.manageArticles()) })}
        renderEnd={(article) => <Paywall article={{ ...article, id: articleId ?? 0, can_read: false }} />}
      />
      {blocker.state === 'blocked' && question && (
        <question.LeaveQuestion onStay={blocker.reset} onLeave={blocker.proceed} />
      )}
    </>
  );
}

/** Stops whoever would leave the page with words that lie nowhere. A session that has ended keeps nobody. */
function useUnkept() {
  const { session } = useSite();
  const isUnkept = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnkept.current &&
      session.getState().token !== null &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  const noteUnkept = useCallback((next: boolean) => {
    isUnkept.current = next;
    // Before it is needed: without a line nothing is asked, and nobody gets away.
    if (next) lazyQuestion.load().catch(() => {});
  }, []);
  return { blocker, noteUnkept };
}
