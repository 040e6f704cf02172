import { isApiError, type VideoRecord } from '@shuyuan/api-client';
import { copyText } from '../async/copy-text.ts';
import type { LibraryContext } from './library-context.ts';
import type { ListActions } from './list-actions.ts';
import type { OpenActions } from './open-actions.ts';
import type { OpenedRecord } from './opened-record.ts';

interface RecordActionsDeps {
  opened: OpenedRecord;
  open: Pick<OpenActions, 'leaveFor' | 'freshAddress'>;
  list: Pick<ListActions, 'refresh'>;
}

/** What can be done with a whole recording: share it, download it, take it out of the library. */
export function createRecordActions(
  context: LibraryContext,
  { opened, open: place, list }: RecordActionsDeps,
) {
  const { records, host, strings, set, announce, getProps, saveFile } = context;

  return {
    async share(isShared: boolean) {
      const open = opened.ready();
      if (!open || open.isSharing) return;
      const { id } = open;
      opened.patch(id, { isSharing: true, hasJustShared: false });
      try {
        await records.share(id, isShared);
        opened.change(id, { is_shared: isShared });
        opened.patch(id, { hasJustShared: isShared });
        announce(isShared ? strings.shareAdded : strings.shareClosed);
      } catch (error) {
        if (!isApiError(error)) throw error;
        host.notify('critical', error.kind === 'business' ? error.message : strings.shareFailed);
      } finally {
        opened.patch(id, { isSharing: false });
      }
    },
    async copyLink() {
      const open = opened.ready();
      if (!open) return;
      const notices = { copied: strings.linkCopied, notCopied: strings.linkNotCopied };
      await copyText(host, getProps().shareAddress(open.id), notices);
    },
    async download() {
      const open = opened.ready();
      if (!open || open.isDownloading) return;
      const { id, record } = open;
      opened.patch(id, { isDownloading: true });
      try {
        const url = await place.freshAddress(id);
        if (url !== '') saveFile(url, fileNameOf(record, url));
      } catch (error) {
        if (!isApiError(error)) throw error;
        host.notify('critical', strings.downloadFailed);
      } finally {
        opened.patch(id, { isDownloading: false });
      }
    },
    askRemove() {
      const open = opened.ready();
      if (open)
        set({ question: { kind: 'remove-record', record: open.record, isPending: false, error: '' } });
    },
    /** Rejects when the server does not do it. */
    async remove(record: VideoRecord) {
      await records.remove(record.id);
      set({ question: null });
      host.notify('positive', strings.removed);
      place.leaveFor(null);
      set({ focus: { on: 'list' } });
      await list.refresh();
    },
  };
}

/** Characters that a file's name cannot have on one system or another. */
const unfit = /[\\/:*?"<>|]+/g;

/**
 * The title, and the extension that the address has. Where it has none the browser adds one by the file's true type, as long as
 * the title has nothing that looks like one.
 */
function fileNameOf({ title }: VideoRecord, url: string) {
  const name = title.replace(unfit, ' ').trim();
  const extension = /\.(\w{2,4})(?:$|[?#])/.exec(url)?.[1];
  return extension === undefined ? name.replaceAll('.', '\uFF0E') : `${name}.${extension}`;
}
