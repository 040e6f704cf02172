import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { useTurn } from '../../articles/list/use-turn.ts';
import { pageSize, placeOf, readCourseQuery } from './course-query.ts';
import { ListView } from './list.view.tsx';

/** Courses by category, level, price and order. The address carries it all, so that it can be shared and gone back to. */
export default function CourseListPage() {
  const { client, navigate } = useSite();
  const [search] = useSearchParams();
  const query = readCourseQuery(search);
  const { page, category, level, price, sort } = query;
  const key = `courses ${page} ${category ?? ''} ${level ?? ''} ${price ?? ''} ${sort}`;
  const list = useResource(key, (signal) =>
    client.courses.list(
      {
        page,
        size: pageSize,
        sort,
        ...(category !== undefined && { category_id: category }),
        ...(level !== undefined && { level }),
        ...(price !== undefined && { price }),
      },
      { signal },
    ),
  );
  const isLoading = list.status === 'loading';
  const turn = useTurn(key, isLoading, (to: { page: number }) =>
    navigate(paths.courses(placeOf({ ...query, page: to.page }))),
  );
  usePageReady({ isReady: !isLoading });

  return <ListView query={query} list={list} onTurn={turn} />;
}
