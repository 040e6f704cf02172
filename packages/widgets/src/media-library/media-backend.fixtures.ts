import type { MediaApi, MediaFile, MediaUse } from '@shuyuan/api-client/manage';
import { createCalls } from '../testing/calls.fixtures.ts';
import { covers } from '../testing/covers.fixtures.ts';
import { refusal } from '../testing/failures.fixtures.ts';
import { fileWith, mediaFiles, mediaFolders } from './media-files.fixtures.ts';

type CallName = Exclude<keyof MediaApi, 'folders' | 'fileUploads'> | `folders.${keyof MediaApi['folders']}`;

/** What of a file is another now; what is left out, or undefined, stays. */
type Change = { [Name in keyof MediaFile]?: MediaFile[Name] | undefined };

const changed = { updated_at: '2026-03-02T02:00:00.000Z' };

/** A media library in memory, behaving as the server does: a used file is not removed, and the same upload is taken once. */
export function createMediaBackend({ files = mediaFiles, folders = mediaFolders } = {}) {
  let rows = [...files];
  let places = [...folders];
  let lastAction = 0;
  const uses = new Map<number, MediaUse[]>([
    [
      2,
      [
        { entity: 'course', id: 5, title: '朱子读书法' },
        { entity: 'article', id: 8, title: '六句话' },
      ],
    ],
  ]);
  const kept = new Map<string, number>();
  const { called, controls } = createCalls<CallName>();
  const act = () => ({ action_id: (lastAction += 1) });

  function find(id: number): MediaFile {
    const row = rows.find((file) => file.id === id);
    if (!row) throw refusal('素材不存在', 404);
    return row;
  }

  function change(id: number, part: Change) {
    const given = Object.entries(part).filter(([, value]) => value !== undefined);
    const next: MediaFile = { ...find(id), ...Object.fromEntries(given) };
    rows = rows.map((row) => (row.id === id ? next : row));
    return next;
  }

  function store(part: Omit<Parameters<typeof fileWith>[0], 'id'>) {
    const file = fileWith({ ...part, id: 100 + rows.length } as Parameters<typeof fileWith>[0]);
    rows = [file, ...rows];
    return file;
  }

  function keep(upload: string, part: Omit<Parameters<typeof fileWith>[0], 'id'>) {
    const known = kept.get(upload);
    if (known !== undefined) return find(known);
    const file = store(part);
    kept.set(upload, file.id);
    return file;
  }

  const inFolder = (id: number | null) => (file: MediaFile) => file.folder_id === id;
  const nameOf = (blob: Blob) => (blob instanceof File ? blob.name : 'file');
  /** What the server answers where nobody reads the answer. */
  const nothing = () => Promise.reject(new Error('Not called here.'));

  const media: MediaApi = {
    list: (query) =>
      called('list', query, () => {
        const { kind, folder_id, keywords = '', page = 1, size = 20 } = query;
        const found = rows
          .filter((file) => kind === undefined || file.kind === kind)
          .filter(folder_id === undefined ? () => true : inFolder(folder_id === 0 ? null : folder_id))
          .filter(({ title, file_name }) => title.includes(keywords) || file_name.includes(keywords));
        return { data: found.slice((page - 1) * size, page * size), total: found.length };
      }),
    find: (id) => called('find', id, () => find(id)),
    keepRendition: (id, videoId) =>
      called('keepRendition', { id, video_id: videoId }, () =>
        change(id, { renditions: [find(id).wanted_height ?? 480], wanted_height: null }),
      ),
    startPicture: (id) =>
      called('startPicture', id, () =>
        find(id).thumb === '' ? { video_id: `cover-${id}`, upload_auth: '', upload_address: '' } : null,
      ),
    keepPicture: (id) => called('keepPicture', id, () => change(id, { thumb: covers[0] ?? '' })),
    update: (id, part) =>
      called('update', { id, ...part }, () => ({ ...act(), ...changed, ...change(id, part) })),
    updateMany: (ids, part) =>
      called('updateMany', { ids, ...part }, () => {
        for (const id of ids) change(id, part);
        return act();
      }),
    removeMany: (ids) =>
      called('removeMany', ids, () => {
        const used = ids.filter((id) => (uses.get(id) ?? []).length > 0);
        if (used.length > 0) throw refusal(`“${find(used[0] ?? 0).title}”正在使用，不能删除`);
        rows = rows.filter(({ id }) => !ids.includes(id));
        return act();
      }),
    address: (id) => called('address', id, () => ({ url: `/signed/${id}?until=1`, thumb: find(id).thumb })),
    uses: (id) => called('uses', id, () => ({ data: uses.get(id) ?? [] })),
    folders: {
      list: (query) => called('folders.list', query, () => ({ data: places, total: places.length })),
      find: nothing,
      exportRows: nothing,
      exportChosen: nothing,
      store: (body) =>
        called('folders.store', body, () => {
          const { name, parent_id = null } = body;
          if (places.some((place) => place.name === name && place.parent_id === parent_id))
            throw refusal('已经有同名的文件夹');
          const id = 10 + places.length;
          places = [...places, { ...mediaFolders[1]!, id, name, parent_id }];
          return { ...act(), id };
        }),
      update: (id, { name = '' }) =>
        called('folders.update', { id, name }, () => {
          places = places.map((place) => (place.id === id ? { ...place, name } : place));
          return { ...act(), ...changed };
        }),
      updateMany: nothing,
      remove: nothing,
      removeMany: (ids) =>
        called('folders.removeMany', ids, () => {
          places = places.filter(({ id }) => !ids.includes(id));
          return act();
        }),
    },
    storePicture: (file, folder_id) =>
      called('storePicture', { name: nameOf(file), folder_id }, () =>
        store({ kind: 'picture', title: nameOf(file), folder_id }),
      ),
    storeFile: (file, folder_id) =>
      called('storeFile', { name: nameOf(file), folder_id }, () =>
        store({ kind: 'file', title: nameOf(file), folder_id }),
      ),
    storeVideo: nothing,
    fileUploads: { create: nothing, refresh: nothing },
    keepFile: (upload) =>
      called('keepFile', upload, () => keep(upload.video_id, { kind: 'file', title: upload.title })),
    keepVideo: (upload) =>
      called('keepVideo', upload, () =>
        keep(upload.video_id, {
          kind: 'video',
          title: upload.title,
          thumb: '',
          status: 'running',
          wanted_height: 480,
          folder_id: upload.folder_id ?? null,
        }),
      ),
    keepRecord: (id) =>
      called('keepRecord', id, () => keep(`record-${id}`, { kind: 'video', title: `录屏${id}` })),
    retryVideo: (id) =>
      called('retryVideo', id, () =>
        change(id, { status: 'running', failure: null, updated_at: changed.updated_at }),
      ),
    replaceFile: (id, file) =>
      called('replaceFile', { id, name: nameOf(file) }, () =>
        change(id, { file_name: nameOf(file), updated_at: changed.updated_at }),
      ),
    replaceByUpload: (id, upload) =>
      called('replaceByUpload', { id, ...upload }, () => change(id, { file_name: upload.file_name })),
  };

  return { media, ...controls, change, store, find };
}

export type MediaBackend = ReturnType<typeof createMediaBackend>;
