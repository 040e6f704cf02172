import type { ResourceType } from '@shuyuan/api-client';
import type { FavoritesPlace } from '@shuyuan/widgets/favorites';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { idOf, paths } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { resourceTypes } from '../resource-types.ts';

const typeOf = (search: URLSearchParams): ResourceType | undefined =>
  resourceTypes.find((type) => type === search.get('type'));

/** What is in no folder is spelled as 0. */
const folderOf = (text: string | null) => (text === '0' ? 0 : (idOf(text) ?? undefined));

/** Folder, type and page that the address names, and the way to others. What it spells wrongly takes its default. */
export function useFavoritesAddress() {
  const { navigate } = useSite();
  const [search] = useSearchParams();
  const place = useMemo(
    (): FavoritesPlace => ({
      type: typeOf(search),
      folder: folderOf(search.get('category_id')),
      page: pageOf(search),
    }),
    [search],
  );
  const onPlace = (next: FavoritesPlace) =>
    navigate(paths.favorites(next), { replace: next.type !== place.type });
  return { place, onPlace };
}

/** The same of one folder, which the address names by its id. */
export function useCollectionAddress() {
  const { navigate } = useSite();
  const [search] = useSearchParams();
  const id = idOf(search.get('id'));
  const place = useMemo((): FavoritesPlace => ({ type: typeOf(search), page: pageOf(search) }), [search]);
  const onPlace = ({ type, page }: FavoritesPlace) => {
    if (id !== null) navigate(paths.collection(id, { type, page }), { replace: type !== place.type });
  };
  return { id, place, onPlace };
}
