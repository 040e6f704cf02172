import type { Client } from '@shuyuan/api-client';
import { useUi } from '@shuyuan/ui/provider';
import type { ToastQueue } from '@shuyuan/ui/toast';
import type { Locale, WidgetHost } from '@shuyuan/widgets/host';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { NavigationEffects } from './navigation-effects.ts';
import type { BrowserPage } from './browser-page.ts';
import type { ConfigState, ConfigStore } from './config-store.ts';
import type { Flags } from './flags.ts';
import type { Preferences, PreferencesStore } from './preferences-store.ts';
import type { RecorderStore } from './recorder-store.ts';
import type { RolePreview } from './role-preview.ts';
import type { SessionState, SessionStore } from './session-store.ts';
import type { UnreadStore } from './unread-store.ts';

/** Everything a page or the shell may lean on. Composed once; a story or a test composes its own. */
export interface Site {
  client: Client;
  session: SessionStore;
  config: ConfigStore;
  preferences: PreferencesStore;
  /** Messages that the person has not read. */
  unread: UnreadStore;
  navigationEffects: NavigationEffects;
  page: BrowserPage;
  /** Notices to the reader; widgets and pages add to it by `host.notify`. */
  toasts: ToastQueue;
  recorder: RecorderStore;
  /** As which role this tab sees the site. */
  preview: RolePreview;
  /** Where the reader came from, the `msv` of an earlier address, as the forms of signing in take it. */
  source: () => { source?: string };
  /** The page that widgets stand on, but for the language, which the reader may change. */
  host: Omit<WidgetHost, 'locale'>;
  navigate: (to: string, options?: { replace?: boolean }) => void;
  /** Whether there is a page at an address of this site, and its section is open. @default the flags of the moment */
  isReachable: (address: string, flags?: Flags) => boolean;
  /** For failed reads: the specification wants them logged and nobody bothered. */
  log: (what: string, error: unknown) => void;
}

const SiteContext = createContext<Site | null>(null);

export interface SiteProviderProps {
  site: Site;
  children: ReactNode;
}

export function SiteProvider({ site, children }: SiteProviderProps) {
  return <SiteContext.Provider value={site}>{children}</SiteContext.Provider>;
}

/** Throws outside a `SiteProvider`: there is no default site. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('A page needs a <SiteProvider site={…}> above it.');
  return site;
}

export const useSession = <Part,>(select: (state: SessionState) => Part) =>
  useStore(useSite().session, select);

export const useConfig = <Part,>(select: (state: ConfigState) => Part) => useStore(useSite().config, select);

/** `site.isReachable`, another one whenever the server opens or closes a section. */
export function useReachable(): (address: string) => boolean {
  const { isReachable } = useSite();
  const flags = useConfig((state) => state.flags);
  return useMemo(() => (address) => isReachable(address, flags), [isReachable, flags]);
}

export const usePreferences = <Part,>(select: (state: Preferences) => Part) =>
  useStore(useSite().preferences, select);

/** A page's texts in the reader's language. */
export const useStrings = <Strings,>(table: Record<Locale, Strings>): Strings => table[useUi().locale];
