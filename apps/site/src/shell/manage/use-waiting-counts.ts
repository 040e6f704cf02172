import type { ManageClient } from '@shuyuan/api-client/manage';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../stores/site-context.tsx';
import { useResource } from '../use-resource.ts';
import { useManage, useRevision } from './manage-context.tsx';
import type { ManagePlace } from './manage-places.ts';
import { useManagePlaces } from './use-manage-places.ts';

type PlaceName = ManagePlace['name'];

/** Number of items that wait for a person, by the place of the console that shows them. */
export type WaitingCounts = Partial<Record<PlaceName, number>>;

type Asked = (client: ManageClient, userId: number, call: { signal: AbortSignal }) => Promise<number>;

const calls: Partial<Record<PlaceName, Asked>> = {
  manageMarking: async ({ marking }, userId, call) =>
    (await marking.list({ waits_for: userId, page: 1, size: 1 }, call)).total,
};

/** Returns what waits in the places that the person may enter. It is asked for again on each page of the console. */
export function useWaitingCounts(): WaitingCounts {
  const { client } = useManage();
  const places = useManagePlaces();
  const { pathname } = useLocation();
  const revision = useRevision();
  const userId = useSession(({ user }) => user?.id);
  const names = places.map(({ name }) => name).filter((name) => name in calls);
  const resource = useResource<WaitingCounts>(
    ['waiting', userId, pathname, revision, ...names].join(' '),
    async (signal): Promise<WaitingCounts> => {
      const counts: WaitingCounts = {};
      await Promise.all(
        names.map(async (name) => {
          counts[name] = (await calls[name]?.(client, userId ?? 0, { signal })) ?? 0;
        }),
      );
      return counts;
    },
  );
  if (resource.status === 'loading') return resource.stale ?? {};
  return resource.status === 'ready' ? resource.data : {};
}
