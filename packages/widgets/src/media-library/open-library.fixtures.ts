import type { VideoRecord } from '@shuyuan/api-client';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { createMediaBackend, type MediaBackend } from './media-backend.fixtures.ts';
import { createMediaLibraryStore } from './media-library.store.ts';
import { mediaLibraryStrings } from './media-library.strings.ts';
import type { MediaLibraryQuery, MediaProps } from './media-library.types.ts';
import { createSteeredUploader, type UploadDevice } from './uploader.fixtures.ts';

interface Options {
  host?: TestHost;
  backend?: MediaBackend;
  device?: UploadDevice;
  props?: Partial<MediaProps>;
}

/** A file of so many bytes, of which nothing is read. */
export const fileOf = (name: string, type: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type });

/** A library without a page around it, loaded. */
export async function openLibrary({
  host = createTestHost({ user: testUser }),
  backend = createMediaBackend(),
  device = new Map() as UploadDevice,
  props: given = {},
}: Options = {}) {
  const video = createSteeredUploader(device);
  const file = createSteeredUploader(new Map());
  const queries: MediaLibraryQuery[] = [];
  const acted: { text: string; actionId: number }[] = [];
  const picked: number[] = [];
  /** Whether the page is held. */
  const held = { now: false };
  let props: MediaProps = {
    media: backend.media,
    uploaders: { video: video.uploader, file: file.uploader },
    canStore: true,
    canUpdate: true,
    canDelete: true,
    canArrange: true,
    canSeeFolders: true,
    onQueryChange: (query) => void queries.push(query),
    onActed: (notice) => void acted.push(notice),
    askBeforeLeaving: () => {
      held.now = true;
      return () => void (held.now = false);
    },
    ...given,
  };
  if (given.kind) props = { ...props, onPick: ({ id }) => void picked.push(id) };
  const strings = mediaLibraryStrings['zh-CN'];
  const store = createMediaLibraryStore({ host, strings, getProps: () => props });
  const stop = store.start();
  await host.settle();
  const state = store.getState;
  return {
    host,
    backend,
    device,
    strings,
    video,
    file,
    queries,
    acted,
    picked,
    held,
    stop,
    state,
    actions: store.actions,
    show: async (part: Partial<MediaProps>) => {
      const before = props;
      props = { ...props, ...part };
      store.onPropsChange(props, before);
      await host.settle();
    },
    asked: () => backend.calls.filter(({ name }) => name === 'list').at(-1)?.input,
    ids: () => {
      const { list } = state();
      return list.status === 'ready' ? list.rows.map(({ id }) => id) : [];
    },
    uploads: () => state().uploads.map(({ name, status, percent }) => [name, status, percent]),
    open: () => {
      const { open } = state();
      if (open?.status !== 'ready') throw new Error(`The details are ${open?.status ?? 'closed'}.`);
      return open;
    },
  };
}

/** Recordings of one's own: one that plays, and one that is still processed. */
export const recordings: readonly VideoRecord[] = [
  { id: 31, title: '讲一道题', url: '/play/31' },
  { id: 32, title: '刚刚录好的', url: '' },
].map((record) => ({
  aliyun_video_id: `video-${record.id}`,
  category_id: 0,
  duration: 95,
  short_description: '',
  thumb: '',
  size: 3_400_000,
  is_shared: false,
  created_at: '2026-03-02T01:00:00.000Z',
  ...record,
}));
