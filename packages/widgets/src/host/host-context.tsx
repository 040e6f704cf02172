import { createContext, useContext, type ReactNode } from 'react';
import type { WidgetHost } from './widget-host.ts';

const HostContext = createContext<WidgetHost | null>(null);

/** Keep the `host` object between renders: every widget below starts anew with another one. */
export interface HostProviderProps {
  host: WidgetHost;
  children: ReactNode;
}

/** Gives every widget below it the page it stands on. */
export function HostProvider({ host, children }: HostProviderProps) {
  return <HostContext.Provider value={host}>{children}</HostContext.Provider>;
}

/** The page this widget stands on. Throws outside a `HostProvider`: there is no default host. */
export function useHost(): WidgetHost {
  const host = useContext(HostContext);
  if (!host) throw new Error('A widget needs a <HostProvider host={…}> above it.');
  return host;
}
