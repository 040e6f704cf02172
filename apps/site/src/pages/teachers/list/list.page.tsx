import { createTeachersApi } from '@shuyuan/api-client';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { useTurn } from '../../articles/list/use-turn.ts';
import { ListView, pageSize } from './list.view.tsx';

/** Who teaches here, page by page. The address carries the page, so that it can be gone back to. */
export default function TeacherListPage() {
  const { client, navigate } = useSite();
  const [search] = useSearchParams();
  const page = Math.min(idOf(search.get('page')) ?? 1, 1_000_000);
  const key = `teachers ${page}`;
  const list = useResource(key, (signal) =>
    createTeachersApi(client.http).list({ page, size: pageSize }, { signal }),
  );
  const isLoading = list.status === 'loading';
  const turn = useTurn(key, isLoading, (to: { page: number }) => navigate(paths.teachers(to.page)));
  usePageReady({ isReady: !isLoading });
  return <ListView page={page} list={list} onTurn={turn} />;
}
