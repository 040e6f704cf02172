import type { MediaFolder } from '@shuyuan/api-client/manage';
import { createLoad } from '../../async/load.ts';
import type { MediaContext } from '../media-library.state.ts';
import type { MediaSources } from '../media-library.types.ts';

/** Rows of one call: a library has some dozens of folders. */
const callSize = 100;

async function allFolders({ folders }: MediaSources['media'], options: { signal: AbortSignal }) {
  const all: MediaFolder[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total } = await folders.list({ page, size: callSize, sort: 'name', order: 'asc' }, options);
    all.push(...data);
    if (data.length === 0 || all.length >= total) return all;
  }
}

/** All folders at once: the tree, the lists to choose from and their names come from them. */
export function createFolders({ host, getProps, get, set }: MediaContext) {
  const { load, wake, stop } = createLoad({
    network: host.network,
    get: () => get().folders,
    set: (folders) => set({ folders }),
    ask: (options) => allFolders(getProps().media, options),
    onResult: (folders) => set({ folders: { status: 'ready', folders } }),
    // What is there stays until it is known better.
    onError: () => get().folders.status === 'ready',
  });
  return {
    load: async () => {
      if (getProps().canSeeFolders) await load();
      else set({ folders: { status: 'hidden' } });
    },
    wake,
    stop,
  };
}

/** Those that are there; none until they are. */
export const foldersIn = ({ folders }: ReturnType<MediaContext['get']>): readonly MediaFolder[] =>
  folders.status === 'ready' ? folders.folders : [];
