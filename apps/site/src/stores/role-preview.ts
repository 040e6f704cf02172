import { createStore, type StoreApi } from 'zustand/vanilla';
import { storageKeys, type KeyValueStore } from './key-value-store.ts';

/** A role that the site is seen as, in this tab alone. */
export interface PreviewedRole {
  /** May do what the role allows and nothing else. */
  token: string;
  name: string;
  /** Address that the end of the preview leads back to. @default the first page of the console */
  from?: string;
}

export interface RolePreviewState {
  role: PreviewedRole | null;
}

/** The site as a role sees it: its token takes the place of the session's in what this tab asks, and the session goes on. */
export interface RolePreview extends StoreApi<RolePreviewState> {
  start: (role: PreviewedRole) => void;
  end: () => void;
}

/** Kept for as long as the tab, so that a reload shows the same. */
export function createRolePreview(tabStorage: Pick<KeyValueStore, 'get' | 'set' | 'remove'>): RolePreview {
  const store = createStore<RolePreviewState>(() => ({
    role: readRole(tabStorage.get(storageKeys.rolePreview)),
  }));
  return {
    ...store,
    start: (role) => {
      tabStorage.set(storageKeys.rolePreview, JSON.stringify(role));
      store.setState({ role });
    },
    end: () => {
      if (!store.getState().role) return;
      tabStorage.remove(storageKeys.rolePreview);
      store.setState({ role: null });
    },
  };
}

/** What the tab keeps may be of another version of the site. */
function readRole(kept: string | null): PreviewedRole | null {
  if (kept === null) return null;
  try {
    const role = JSON.parse(kept) as Partial<PreviewedRole> | null;
    return typeof role?.token === 'string' && typeof role.name === 'string'
      ? { token: role.token, name: role.name, ...(typeof role.from === 'string' && { from: role.from }) }
      : null;
  } catch {
    return null;
  }
}
