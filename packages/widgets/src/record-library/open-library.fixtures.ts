import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import type { RecordsBackend } from '../testing/records-backend.fixtures.ts';
import { shareAddress } from './record-library.fixtures.ts';
import { createRecordLibraryStore } from './record-library.store.ts';
import { recordLibraryStrings } from './record-library.strings.ts';
import type { RecordLibraryProps } from './record-library.tsx';
import { createLibraryBackend } from './records.fixtures.ts';

const strings = recordLibraryStrings['zh-CN'];

interface Options {
  host?: TestHost;
  backend?: RecordsBackend;
}

/** A library without a page around it, loaded. */
export async function openLibrary({
  host = createTestHost({ user: testUser }),
  backend = createLibraryBackend({ records: 8 }),
}: Options = {}) {
  const saved: { url: string; fileName: string }[] = [];
  const opened: (number | null)[] = [];
  const props: RecordLibraryProps = {
    records: backend.api,
    shareAddress,
    onOpenChange: (id) => void opened.push(id),
  };
  const store = createRecordLibraryStore(
    { host, strings, getProps: () => props },
    (url, fileName) => void saved.push({ url, fileName }),
  );
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  return {
    host,
    backend,
    actions: store.actions,
    stop,
    state,
    saved,
    /** What the page was told to keep in its address, in order. */
    opened,
    list: () => {
      const { list } = state();
      if (list.status !== 'ready') throw new Error(`The list is ${list.status}.`);
      return list;
    },
    titles: () => {
      const { list } = state();
      return list.status === 'ready' ? list.records.map(({ title }) => title) : [];
    },
    open: () => {
      const { open } = state();
      if (open?.status !== 'ready') throw new Error(`Nothing is open: ${open?.status}.`);
      return open;
    },
    tree: () => {
      const { categories } = state();
      return categories.status === 'ready' ? categories.tree : [];
    },
  };
}
