import type { SiteConfig } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { defaultFlags, readFlags, type Flags } from './flags.ts';

export interface ConfigState {
  /** Null until the server has spoken, and when it could not be reached. */
  config: SiteConfig | null;
  flags: Flags;
}

export interface ConfigStore extends StoreApi<ConfigState> {
  load: () => Promise<void>;
  /** Resolves once the server has spoken, or could not be reached. Till then nobody knows of a switch. */
  known: Promise<void>;
}

/** What the server says of this site. Without it the site goes on with the defaults. */
export function createConfigStore(loadConfig: () => Promise<SiteConfig>): ConfigStore {
  const store = createStore<ConfigState>(() => ({ config: null, flags: defaultFlags }));
  const first = Promise.withResolvers<void>();
  store.subscribe(() => first.resolve());
  return {
    ...store,
    known: first.promise,
    async load() {
      try {
        const config = await loadConfig();
        store.setState({ config, flags: readFlags(config) });
      } finally {
        first.resolve();
      }
    },
  };
}
