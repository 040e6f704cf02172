import type { PermissionCode } from '@shuyuan/api-client';
import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';

const none: Readonly<Record<string, 1>> = {};

/**
 * Returns whether the person holds a permission, anew for each render in which the session has changed. What it hides is
 * refused by the server as well.
 */
export function usePermissions(): (code: PermissionCode) => boolean {
  const { session } = useHost();
  const held = useSyncExternalStore(session.subscribe, () => session.current()?.permissions ?? none);
  return useCallback((code) => held[code] === 1, [held]);
}

/** Whether the person who is signed in holds this permission; false for a visitor. */
export const usePermission = (code: PermissionCode): boolean => usePermissions()(code);
