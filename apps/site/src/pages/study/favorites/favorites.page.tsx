import { createFavoritesApi } from '@shuyuan/api-client';
import { Favorites } from '@shuyuan/widgets/favorites';
import { useMemo } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { MyPage } from '../../archetypes/my-page.tsx';
import { useResourceHref } from '../use-resource-href.ts';
import { useFavoritesAddress } from './favorites-address.ts';

/** What a person has set aside, in their folders. The address carries folder, type and page, so that they can be gone back to. */
export default function FavoritesPage() {
  const { client, navigate } = useSite();
  const favorites = useMemo(() => createFavoritesApi(client.http), [client]);
  const getHref = useResourceHref();
  const address = useFavoritesAddress();
  return (
    <MyPage width="full">
      {({ onReady }) => (
        <Favorites
          favorites={favorites}
          study={client.study}
          level={1}
          {...address}
          getHref={getHref}
          getFolderHref={paths.collection}
          onBrowse={() => navigate(paths.courses())}
          onReady={onReady}
        />
      )}
    </MyPage>
  );
}
