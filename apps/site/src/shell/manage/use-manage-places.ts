import { useMemo } from 'react';
import { useReachable, useSession } from '../../stores/site-context.tsx';
import { noPermissions } from '../../stores/permissions.ts';
import { openManagePlaces, type ManagePlace } from './manage-places.ts';

/** The places of the console that whoever is signed in may enter; none for everybody else. */
export function useManagePlaces(): readonly ManagePlace[] {
  const isReachable = useReachable();
  const held = useSession(({ user }) => user?.permissions ?? noPermissions);
  return useMemo(() => openManagePlaces(held, isReachable), [held, isReachable]);
}
