import { createFavoritesApi } from '@shuyuan/api-client';
import { Favorites } from '@shuyuan/widgets/favorites';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite } from '../../../stores/site-context.tsx';
import { MyPage } from '../../archetypes/my-page.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { useCollectionAddress } from '../favorites/favorites-address.ts';
import { useResourceHref } from '../use-resource-href.ts';

/** One folder of favourites, which its owner alone sees: to everybody else it is not there. */
export default function CollectionPage() {
  const { client, navigate } = useSite();
  const sessionNumber = useSession((session) => session.sessionNumber);
  const favorites = useMemo(() => createFavoritesApi(client.http), [client]);
  const getHref = useResourceHref();
  const { id, ...address } = useCollectionAddress();
  const asked = `${sessionNumber} ${id}`;
  const [missing, setMissing] = useState('');
  if (id === null || missing === asked) return <FailureScreen isInPlace kind="not-found" />;
  return (
    <MyPage>
      {({ onReady }) => (
        <Favorites
          favorites={favorites}
          study={client.study}
          folderId={id}
          level={1}
          {...address}
          getHref={getHref}
          onMissing={() => setMissing(asked)}
          onRemoved={() => navigate(paths.favorites(), { replace: true })}
          onReady={onReady}
        />
      )}
    </MyPage>
  );
}
