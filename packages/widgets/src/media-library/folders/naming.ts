import { mediaLimits } from '@shuyuan/api-client/manage';
import { cutText } from '@shuyuan/api-client';
import { failureText } from '../../async/failure-text.ts';
import type { MediaContext } from '../media-library.state.ts';

/** A folder that is given a name. */
export interface FolderNaming {
  on: { kind: 'create'; parentId: number | null } | { kind: 'rename'; id: number };
  name: string;
  isSaving: boolean;
  /** Why the name does not stand; empty otherwise. */
  error: string;
}

/** Gives names to folders, new ones and others, and takes folders away. */
export function createFolderChanges(
  { host, strings, getProps, get, set }: MediaContext,
  reload: () => Promise<void>,
) {
  const patch = (part: Partial<FolderNaming>) => {
    const { naming } = get();
    if (naming) set({ naming: { ...naming, ...part } });
  };

  const begin = (on: FolderNaming['on'], name = '') =>
    set({ naming: { on, name, isSaving: false, error: '' } });

  function send({ on }: FolderNaming, name: string) {
    const { folders } = getProps().media;
    return on.kind === 'create'
      ? folders.store({ name, parent_id: on.parentId })
      : folders.update(on.id, { name });
  }

  async function save() {
    const { naming } = get();
    const name = naming?.name.trim() ?? '';
    if (!naming || naming.isSaving) return;
    if (name === '') return patch({ error: strings.nameMissing });
    patch({ isSaving: true, error: '' });
    try {
      const { action_id } = await send(naming, name);
      set({ naming: null });
      const text = naming.on.kind === 'create' ? strings.folderAdded(name) : strings.folderRenamed(name);
      getProps().onActed?.({ text, actionId: action_id });
      await reload();
    } catch (error) {
      patch({ isSaving: false, error: failureText(error, strings.notDone) });
    }
  }

  async function remove(id: number, name: string) {
    try {
      const { action_id } = await getProps().media.folders.removeMany([id]);
      getProps().onActed?.({ text: strings.folderRemoved(name), actionId: action_id });
      await reload();
    } catch (error) {
      const text = failureText(error, strings.notDone);
      if (text) host.notify('critical', text);
    }
  }

  return {
    addFolder: (parentId: number | null) => begin({ kind: 'create', parentId }),
    renameFolder: (id: number, name: string) => begin({ kind: 'rename', id }, name),
    typeFolderName: (name: string) => patch({ name: cutText(name, mediaLimits.folderName), error: '' }),
    saveFolder: save,
    cancelNaming: () => set({ naming: null }),
    removeFolder: remove,
  };
}
