import { PermissionProvider } from '@shuyuan/ui/permission';
import { createContext, useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { WidgetHost } from './widget-host.ts';

const HostContext = createContext<WidgetHost | null>(null);

/** Keep the `host` object between renders: every widget below starts anew with another one. */
export interface HostProviderProps {
  host: WidgetHost;
  children: ReactNode;
}

/** Gives every widget below it the page it stands on, and what hangs on permissions the person who is signed in. */
export function HostProvider({ host, children }: HostProviderProps) {
  return (
    <HostContext.Provider value={host}>
      <PermissionProvider may={useHeldPermissions(host)}>{children}</PermissionProvider>
    </HostContext.Provider>
  );
}

const none: Readonly<Record<string, 1>> = {};

function useHeldPermissions({ session }: WidgetHost): (code: string) => boolean {
  const held = useSyncExternalStore(
    session.subscribe,
    () => session.current()?.permissions ?? none,
    () => none,
  );
  return useCallback((code) => held[code] === 1, [held]);
}

/** The page this widget stands on. Throws outside a `HostProvider`: there is no default host. */
export function useHost(): WidgetHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('A widget needs a <HostProvider host={…}> above it.');
  return host;
}
