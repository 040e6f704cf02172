import type { NewRecord, RecordCategory, RecordQuery, RecordsApi, VideoRecord } from '@shuyuan/api-client';
import { createCalls } from './calls.fixtures.ts';
import { createCategoryTree } from './category-tree.fixtures.ts';
import { refusal } from './failures.fixtures.ts';
import { testUser } from './test-user.ts';

export interface RecordsBackendOptions {
  /** What the library holds, the latest first. */
  records: readonly VideoRecord[];
  categories: readonly RecordCategory[];
  /** What a new recording looks like, but for what is said about it. */
  model: VideoRecord;
}

/**
 * The recordings of one person in memory, behaving as the server does: an idempotency key that comes back makes nothing.
 * Each call can be held back or made to fail, and each answer can be lost.
 */
export function createRecordsBackend({ records, categories, model }: RecordsBackendOptions) {
  let rows = [...records];
  const categoryTree = createCategoryTree(categories);
  const created: { key: string | undefined; body: NewRecord }[] = [];
  const updated: { id: number; body: NewRecord }[] = [];
  const shared: number[] = [];
  const { called, controls } = createCalls<keyof RecordsApi>();

  function find(id: number) {
    const row = rows.find((record) => record.id === id);
    if (!row) throw refusal('录制不存在', 404);
    return row;
  }

  function renew(id: number, part: Partial<VideoRecord>) {
    find(id);
    rows = rows.map((record) => (record.id === id ? { ...record, ...part } : record));
    return {};
  }

  function list({ page = 1, size = 20, category_id = 0, keywords = '' }: RecordQuery) {
    const below = categoryTree.below(category_id);
    const found = rows.filter(
      (record) =>
        record.title.includes(keywords) && (category_id === 0 || below.includes(record.category_id)),
    );
    return { data: found.slice((page - 1) * size, page * size), total: found.length };
  }

  function create(body: NewRecord, key: string | undefined) {
    const index = key === undefined ? -1 : created.findIndex((other) => other.key === key);
    if (index !== -1) {
      if (JSON.stringify(created[index]?.body) !== JSON.stringify(body)) throw refusal('请求已变更', 409);
      return firstId + index;
    }
    const id = firstId + created.length;
    created.push({ key, body });
    const duration = body.duration ?? 0;
    rows = [{ ...model, ...bodyOf(body), id, duration, is_shared: false }, ...rows];
    return id;
  }

  const api: RecordsApi = {
    list: (query) => called('list', query, () => list(query ?? {})),
    detail: (id) =>
      called('detail', { id }, () => {
        const { id: userId, nick_name, avatar } = testUser;
        return { video: find(id), user: { id: userId, nick_name, avatar }, is_owner: true };
      }),
    create: (body, options) => called('create', body, () => create(body, options?.idempotencyKey)),
    update: (id, body) =>
      called('update', { id, record: body }, () => {
        updated.push({ id, body });
        return renew(id, bodyOf(body));
      }),
    remove: (id) =>
      called('remove', { id }, () => {
        find(id);
        rows = rows.filter((record) => record.id !== id);
        return {};
      }),
    share: (id, isShared) =>
      called('share', { id, isShared }, () => {
        shared.push(id);
        return renew(id, { is_shared: isShared });
      }),
    startPicture: (id) =>
      called('startPicture', { id }, () => {
        const { aliyun_video_id: video_id, thumb } = find(id);
        return thumb === '' ? { upload_auth: 'e30=', upload_address: 'e30=', video_id } : null;
      }),
    keepPicture: (id) =>
      called('keepPicture', { id }, () => renew(id, { thumb: `${keptPictures}${id}.jpg` })),
    categories: () => called('categories', {}, () => [...categoryTree.tree()]),
    createCategory: (name, parentId) =>
      called('createCategory', { name, parentId }, () => categoryTree.add(name, parentId)),
    renameCategory: (id, name) =>
      called('renameCategory', { id, name }, () => {
        categoryTree.rename(id, name);
        return {};
      }),
    removeCategory: (id) =>
      called('removeCategory', { id }, () => {
        const gone = categoryTree.remove(id);
        rows = rows.map((row) => (gone.includes(row.category_id) ? { ...row, category_id: 0 } : row));
        return {};
      }),
  };

  return {
    api,
    ...controls,
    /** What has come of the calls. */
    created,
    updated,
    shared,
    rows: () => rows,
    tree: categoryTree.tree,
    /** Somebody changes it elsewhere, or the cloud is done with it. */
    renew,
  };
}

export type RecordsBackend = ReturnType<typeof createRecordsBackend>;

/** Where the pictures lie that were uploaded. */
export const keptPictures = 'data:image/jpeg,';

/** Ids of what is created here. */
const firstId = 5000;

const bodyOf = ({ category_id = 0, short_description = '', title, aliyun_video_id }: NewRecord) => ({
  title,
  aliyun_video_id,
  category_id,
  short_description,
});
