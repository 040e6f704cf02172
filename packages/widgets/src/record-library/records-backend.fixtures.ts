import {
  ApiError,
  type NewRecord,
  type RecordCategory,
  type RecordQuery,
  type RecordsApi,
  type VideoRecord,
} from '@shuyuan/api-client';
import { findCategory, flatCategories, withCategory } from './record-library.state.ts';
import { categoriesFixture, detailOf, recordsOf } from './records.fixtures.ts';

type CallName = keyof RecordsApi;

export interface BackendOptions {
  /** How many recordings. @default 0 */
  records?: number;
  categories?: readonly RecordCategory[];
  /** Changes a recording before it is kept. */
  change?: (record: VideoRecord, index: number) => VideoRecord;
}

/** The recordings of one person in memory, behaving as the server does. Each call can be held back or made to fail. */
export function createRecordsBackend(options: BackendOptions = {}) {
  const { records: count = 0, change = (record) => record } = options;
  let rows = recordsOf(count).map(change);
  let tree: readonly RecordCategory[] = options.categories ?? categoriesFixture;
  const calls: { name: CallName; input: unknown }[] = [];
  const gates = new Map<CallName, Promise<unknown>>();
  const failures = new Map<CallName, Error[]>();
  let nextId = 500;

  async function called<Result>(name: CallName, input: unknown, answer: () => Result): Promise<Result> {
    calls.push({ name, input });
    await gates.get(name);
    const failure = failures.get(name)?.shift();
    if (failure) throw failure;
    return answer();
  }

  const find = (id: number) => {
    const row = rows.find((record) => record.id === id);
    if (!row) throw new ApiError({ kind: 'business', code: 404, status: 404, message: '录制不存在' });
    return row;
  };
  const renew = (id: number, part: Partial<VideoRecord>) => {
    find(id);
    rows = rows.map((record) => (record.id === id ? { ...record, ...part } : record));
    return {};
  };
  const bodyOf = ({ category_id = 0, short_description = '', title, aliyun_video_id }: NewRecord) => ({
    title,
    aliyun_video_id,
    category_id,
    short_description,
  });

  function list({ page = 1, size = 20, category_id = 0, keywords = '' }: RecordQuery) {
    const category = findCategory(tree, category_id);
    const below = category ? flatCategories([category]).map(({ id }) => id) : [];
    const found = rows.filter(
      (record) =>
        record.title.includes(keywords) && (category_id === 0 || below.includes(record.category_id)),
    );
    return { data: found.slice((page - 1) * size, page * size), total: found.length };
  }

  const api: RecordsApi = {
    list: (query) => called('list', query, () => list(query ?? {})),
    detail: (id) => called('detail', { id }, () => detailOf(find(id), { is_owner: true })),
    create: (record) =>
      called('create', record, () => {
        const id = (nextId += 1);
        const [first] = recordsOf(1);
        if (first) rows = [{ ...first, ...bodyOf(record), id, is_shared: false }, ...rows];
        return id;
      }),
    update: (id, record) => called('update', { id, record }, () => renew(id, bodyOf(record))),
    remove: (id) =>
      called('remove', { id }, () => {
        find(id);
        rows = rows.filter((record) => record.id !== id);
        return {};
      }),
    share: (id, isShared) => called('share', { id, isShared }, () => renew(id, { is_shared: isShared })),
    categories: () => called('categories', {}, () => [...tree]),
    createCategory: (name, parentId) =>
      called('createCategory', { name, parentId }, () => {
        const made = { id: (nextId += 1), name, children: [] };
        tree = parentId
          ? withCategory(tree, parentId, (parent) => ({ ...parent, children: [...parent.children, made] }))
          : [...tree, made];
        return made.id;
      }),
    renameCategory: (id, name) =>
      called('renameCategory', { id, name }, () => {
        tree = withCategory(tree, id, (category) => ({ ...category, name }));
        return {};
      }),
    removeCategory: (id) =>
      called('removeCategory', { id }, () => {
        const gone = findCategory(tree, id);
        const ids = gone ? flatCategories([gone]).map((category) => category.id) : [];
        tree = withCategory(tree, id, () => undefined);
        rows = rows.map((row) => (ids.includes(row.category_id) ? { ...row, category_id: 0 } : row));
        return {};
      }),
  };

  return {
    api,
    calls,
    rows: () => rows,
    tree: () => tree,
    /** Somebody changes it elsewhere, or the cloud is done with it. */
    renew,
    counted: (name: CallName) => calls.filter((call) => call.name === name).length,
    /** The next call of this name fails. */
    failNext: (name: CallName, error: Error) =>
      void failures.set(name, [...(failures.get(name) ?? []), error]),
    /** Calls of this name wait until the answer is called. */
    hold(name: CallName) {
      let release = () => {};
      gates.set(name, new Promise<void>((resolve) => (release = resolve)));
      return () => {
        gates.delete(name);
        release();
      };
    },
  };
}

export type RecordsBackend = ReturnType<typeof createRecordsBackend>;

export const refusal = (message: string, code = 1) =>
  new ApiError({ kind: 'business', code, status: code >= 400 ? code : 200, message });
export const unplugged = () => new ApiError({ kind: 'network', message: 'The server could not be reached.' });
