import type { VideoRecord } from '@shuyuan/api-client';
import type { LibraryContext } from './library-context.ts';
import type { ListState, ReadyRecord } from './record-library.state.ts';

export type OpenedRecord = ReturnType<typeof createOpenedRecord>;

/** The open recording as the state has it, and how it is changed there. */
export function createOpenedRecord({ get, set }: Pick<LibraryContext, 'get' | 'set'>) {
  const ready = (): ReadyRecord | null => {
    const { open } = get();
    return open?.status === 'ready' ? open : null;
  };

  /** Changes the open recording, unless another one, or none, is open by now. */
  function patch(id: number, change: Partial<ReadyRecord>) {
    const open = ready();
    if (open?.id === id) set({ open: { ...open, ...change } });
  }

  /** What is known of a recording is another: where it is open, and in the list. */
  function change(id: number, part: Partial<VideoRecord>) {
    const open = ready();
    if (open?.id === id) patch(id, { record: { ...open.record, ...part } });
    set({ list: withRecord(get().list, id, part) });
  }

  return { ready, patch, change };
}

const withRecord = (list: ListState, id: number, part: Partial<VideoRecord>): ListState =>
  list.status === 'ready'
    ? {
        ...list,
        records: list.records.map((record) => (record.id === id ? { ...record, ...part } : record)),
      }
    : list;
