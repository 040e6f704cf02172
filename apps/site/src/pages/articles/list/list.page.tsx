import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { placeOf, readListQuery, type ListQuery } from './list-query.ts';
import { ListView } from './list.view.tsx';
import { useTurn } from './use-turn.ts';

/** Articles by category and page. The address carries both, so that it can be shared and gone back to. */
export default function ArticleListPage() {
  const { client, navigate } = useSite();
  const [search] = useSearchParams();
  const query = readListQuery(search);
  const { page, size, category } = query;
  const key = `articles ${page} ${size} ${category ?? ''}`;
  const list = useResource(key, (signal) =>
    client.articles.list(
      { page, size, ...(category !== undefined && { category_id: category }) },
      { signal },
    ),
  );
  const isLoading = list.status === 'loading';
  const turn = useTurn(key, isLoading, (to: Pick<ListQuery, 'page' | 'size'>) =>
    navigate(paths.articles(placeOf({ ...query, ...to }))),
  );
  usePageReady({ isReady: !isLoading });

  return <ListView query={query} list={list} onTurn={turn} />;
}
