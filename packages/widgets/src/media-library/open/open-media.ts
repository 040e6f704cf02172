import { cutText } from '@shuyuan/api-client';
import { mediaLimits, type MediaFile } from '@shuyuan/api-client/manage';
import { copyText } from '../../async/copy-text.ts';
import { failureText } from '../../async/failure-text.ts';
import { saveFile } from '../../widget/save-file.browser.ts';
import type { MediaContext } from '../media-library.state.ts';
import { wholeAddress } from '../whole-address.browser.ts';
import { readyOf, type createOpening, type ReadyMedia } from './opening.ts';

/** What is done with the file whose details are shown. `onChanged`: the list shows it differently. */
export function createOpenMedia(
  context: MediaContext,
  opening: ReturnType<typeof createOpening>,
  onChanged: () => void,
) {
  const { host, strings, getProps, get, set, lifetime } = context;
  const ready = () => readyOf(get());
  const patch = (part: Partial<ReadyMedia>) => {
    const open = ready();
    if (open) set({ open: { ...open, ...part } });
  };

  function openTo(id: number | null) {
    opening.show(id);
    getProps().onOpenChange?.(id);
  }

  /** One at a time. Says what went wrong, or what was done and takes it back. */
  async function act(
    busy: 'title' | 'move' | 'download',
    work: (file: MediaFile) => Promise<{ action_id: number } | void>,
    done = '',
  ) {
    const open = ready();
    if (!open || open.busy !== null) return;
    const isStillShown = () => get().open?.id === open.id;
    patch({ busy, error: '' });
    try {
      const changed = await work(open.file);
      if (!changed) return;
      getProps().onActed?.({ text: done, actionId: changed.action_id });
      onChanged();
      if (isStillShown()) await opening.load();
    } catch (error) {
      const text = failureText(error, strings.notDone);
      if (text && isStillShown() && busy === 'title') patch({ error: text });
      else if (text) host.notify('critical', text);
    } finally {
      if (isStillShown()) patch({ busy: null });
    }
  }

  return {
    open: openTo,
    close: () => openTo(null),
    retryOpen: () => void opening.load(),
    typeTitle: (title: string) => patch({ title: cutText(title, mediaLimits.title), error: '' }),
    async saveTitle() {
      const title = ready()?.title.trim() ?? '';
      if (title === '') return patch({ error: strings.titleMissing });
      if (title === ready()?.file.title) return;
      await act('title', ({ id }) => getProps().media.update(id, { title }), strings.renamed(title));
    },
    /** `folder`: its name, for what is told. */
    moveOpen: (folderId: number | null, folder: string) =>
      act(
        'move',
        ({ id }) => getProps().media.update(id, { folder_id: folderId }),
        folderId === null ? strings.movedOut(1) : strings.moved(1, folder),
      ),
    copyAddress: async () => {
      const url = ready()?.file.url ?? '';
      await copyText(host, wholeAddress(url), strings, lifetime.signal());
    },
    /** By a fresh address: the one at hand may have run out. */
    download: () =>
      act('download', async ({ id, file_name }) => {
        const { url } = await getProps().media.address(id);
        saveFile(url, file_name);
      }),
    /** An address that plays now. */
    renewAddress: async (id: number) => (await getProps().media.address(id)).url,
  };
}
