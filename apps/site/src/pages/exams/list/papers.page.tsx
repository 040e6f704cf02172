import { createExamsApi } from '@shuyuan/api-client';
import { useSearchParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite } from '../../../stores/site-context.tsx';
import { useTurn } from '../../articles/list/use-turn.ts';
import { PapersView, pageSize } from './papers.view.tsx';

/** Papers by category, page by page. The address carries it all. */
export default function PapersPage() {
  const { client, navigate } = useSite();
  const [search] = useSearchParams();
  // Who signs in is answered with what they have done.
  const sessionNumber = useSession((state) => state.sessionNumber);
  const page = idOf(search.get('page')) ?? 1;
  const cid1 = idOf(search.get('cid1')) ?? undefined;
  const cid2 = idOf(search.get('cid2')) ?? undefined;
  const key = `papers ${page} ${cid1 ?? ''} ${cid2 ?? ''} ${sessionNumber}`;
  const list = useResource(key, (signal) =>
    createExamsApi(client.http).list(
      { page, size: pageSize, ...(cid1 !== undefined && { cid1 }), ...(cid2 !== undefined && { cid2 }) },
      { signal },
    ),
  );
  const isLoading = list.status === 'loading';
  const place = (next: number) => ({ page: next === 1 ? undefined : next, cid1, cid2 });
  const turn = useTurn(key, isLoading, (to: { page: number }) => navigate(paths.papers(place(to.page))));
  usePageReady({ isReady: !isLoading });
  return <PapersView place={{ page, cid1, cid2 }} list={list} onTurn={turn} />;
}
