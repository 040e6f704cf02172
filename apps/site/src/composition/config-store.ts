import type { SiteConfig } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { defaultFlags, readFlags, type Flags } from '../routes/flags.ts';

export interface ConfigState {
  /** Null until the server has spoken, and when it could not be reached. */
  config: SiteConfig | null;
  flags: Flags;
}

export interface ConfigStore extends StoreApi<ConfigState> {
  load: () => Promise<void>;
}

/** What the server says of this site. Without it the site goes on with the defaults. */
export function createConfigStore(loadConfig: () => Promise<SiteConfig>): ConfigStore {
  const store = createStore<ConfigState>(() => ({ config: null, flags: defaultFlags }));
  return {
    ...store,
    async load() {
      const config = await loadConfig();
      store.setState({ config, flags: readFlags(config) });
    },
  };
}
