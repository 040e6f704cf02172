import { isApiError, type FavoriteFolder } from '@shuyuan/api-client';
import { failureText } from '../async/failure-text.ts';
import type { FavoritesContext, FavoritesPlace } from './favorites.store.ts';

/** A question about a folder, over the page. */
export interface FolderDialog {
  kind: 'create' | 'rename' | 'remove';
  /** Null while it is to be added. */
  folder: FavoriteFolder | null;
  name: string;
  /** Why it was not done; empty otherwise. */
  error: string;
  isPending: boolean;
}

interface Rows {
  choose: (place: FavoritesPlace) => void;
  refresh: () => Promise<void>;
}

/** The folders: which one is shown, and how they are added, named and removed. */
export function createFolders(context: FavoritesContext, rows: Rows) {
  const { strings, getProps, get, set, announce } = context;

  const show = (kind: FolderDialog['kind'], folder: FavoriteFolder | null) =>
    set({ dialog: { kind, folder, name: folder?.name ?? '', error: '', isPending: false } });

  const chooseFolder = (folder: number | undefined) => rows.choose({ type: undefined, folder, page: 1 });

  async function send({ kind, folder, name }: FolderDialog) {
    const { favorites } = getProps();
    if (kind === 'create') return void (await favorites.createFolder(name));
    if (!folder) return;
    if (kind === 'rename') await favorites.renameFolder(folder.id, name);
    else await favorites.removeFolder(folder.id);
  }

  /** The folder that is shown has gone: everything is shown, or the page goes elsewhere. */
  function leave() {
    const { folderId, onRemoved } = getProps();
    if (folderId === undefined) chooseFolder(undefined);
    else onRemoved?.();
  }

  async function submit() {
    const { dialog } = get();
    if (!dialog || dialog.isPending) return;
    const name = dialog.name.trim();
    if (dialog.kind !== 'remove' && name === '')
      return set({ dialog: { ...dialog, error: strings.nameless } });
    set({ dialog: { ...dialog, error: '', isPending: true } });
    try {
      await send({ ...dialog, name });
    } catch (error) {
      if (!isApiError(error)) throw error;
      set({ dialog: { ...dialog, error: failureText(error, strings.folderFailed), isPending: false } });
      return;
    }
    set({ dialog: null });
    announce(strings.folderDone[dialog.kind](name));
    if (dialog.kind === 'remove' && dialog.folder?.id === get().place.folder) leave();
    else await rows.refresh();
  }

  return {
    chooseFolder,
    askCreate: () => show('create', null),
    askRename: (folder: FavoriteFolder) => show('rename', folder),
    askRemove: (folder: FavoriteFolder) => show('remove', folder),
    changeName: (name: string) => {
      const { dialog } = get();
      if (dialog) set({ dialog: { ...dialog, name, error: '' } });
    },
    submitFolder: () => void submit(),
    closeDialog: () => set({ dialog: null }),
  };
}
