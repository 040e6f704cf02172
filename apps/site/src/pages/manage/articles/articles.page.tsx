import type { ManageClient, ManagedArticleRow } from '@shuyuan/api-client/manage';
import { ClockIcon, EditIcon } from '@shuyuan/ui/icons';
import { ResourceList, type ListChoice, type ListDeclaration } from '@shuyuan/widgets/resource-list';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useReachable, useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { choicesOf } from '../choices-of.ts';
import { useManageAddress } from '../use-manage-address.ts';
import { articleColumns } from './article-columns.tsx';
import { articlesStrings, type ArticlesStrings } from './articles.strings.ts';

const declare = (
  words: ArticlesStrings,
  articles: ManageClient['articles'],
  categories: readonly ListChoice[],
  now: () => number,
): ListDeclaration<ManagedArticleRow> => ({
  name: 'article',
  columns: articleColumns(words),
  filters: [
    { id: 'status', label: words.status, as: 'tabs', choices: choicesOf(words.statuses) },
    { id: 'category_id', label: words.category, choices: categories },
    { id: 'price', label: words.price, choices: choicesOf(words.prices) },
  ],
  actions: [
    {
      id: 'move',
      label: words.move,
      permission: 'article.update',
      choices: categories,
      run: (ids, choice) => articles.updateMany(ids, { category_id: Number(choice) }),
      done: words.moved,
    },
    {
      id: 'publish',
      label: words.publish,
      permission: 'article.update',
      icon: ClockIcon,
      run: (ids) => articles.updateMany(ids, { published_at: new Date(now()).toISOString() }),
      done: words.publishDone,
    },
    {
      id: 'unpublish',
      label: words.unpublish,
      permission: 'article.update',
      icon: EditIcon,
      run: (ids) => articles.updateMany(ids, { published_at: null }),
      done: words.unpublishDone,
    },
  ],
  removePermission: 'article.delete',
  noun: words.noun,
  titleOf: ({ title }) => words.quoted(title),
});

/** Every article, drafts too. Its own page writes it. */
export default function ManageArticlesPage() {
  const { host, navigate } = useSite();
  const { client, notices } = useManage();
  const words = useStrings(articlesStrings);
  const isReachable = useReachable();
  const { query, show } = useManageAddress(paths.manageArticles);
  const [isReady, setIsReady] = useState(false);
  const categories = useCategories();
  const revision = useRevision();
  usePageReady({ isReady });
  const declaration = useMemo(
    () => declare(words, client.articles, categories, host.clock.now),
    [words, client, categories, host],
  );
  return (
    <ResourceList
      resource={client.articles}
      declaration={declaration}
      query={query}
      onQueryChange={show}
      revision={revision}
      onActed={notices.add}
      {...(isReachable(paths.manageArticle(1)) && { rowHref })}
      {...(isReachable(paths.manageNewArticle()) && { onAdd: () => navigate(paths.manageNewArticle()) })}
      addPermission="article.store"
      onReady={() => setIsReady(true)}
      strings={words}
    />
  );
}

const rowHref = ({ id }: ManagedArticleRow) => paths.manageArticle(id);

/** As filters and actions choose between them; none for who may not see them, and until they have come. */
function useCategories(): readonly ListChoice[] {
  const { client } = useManage();
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, 'articleCategory'));
  const rows = useResource(`console categories ${mayAsk}`, async (signal) =>
    mayAsk ? (await client.articleCategories.list({ size: 100 }, { signal })).data : [],
  );
  const data = rows.status === 'ready' ? rows.data : null;
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: String(id), label: name })), [data]);
}
