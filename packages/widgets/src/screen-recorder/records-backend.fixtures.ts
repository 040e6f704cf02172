import { ApiError, type NewRecord, type RecordCategory, type VideoRecord } from '@shuyuan/api-client';
import type { RecorderRecords } from './recorder-parts.ts';

const titles = [
  '《兰亭集序》朗读与断句',
  '用反证法证明根号二是无理数',
  '第三单元习题讲解',
  '如何给英文摘要分层',
  '古诗中的月亮意象',
  '函数图像的平移与伸缩',
];

const recordCategories: RecordCategory[] = [
  {
    id: 11,
    name: '语文',
    children: [
      { id: 12, name: '古文精读', children: [] },
      { id: 13, name: '写作批改', children: [] },
    ],
  },
  { id: 21, name: '数学', children: [{ id: 22, name: '习题讲解', children: [] }] },
];

const day = 86_400_000;

/** The recording with this number, the first the latest. */
export const recordAt = (index: number, url?: string): VideoRecord => ({
  id: 9_007_199_254 + index,
  title: titles[index % titles.length] ?? '',
  url: url ?? `https://school.test/recordings/${index}.mp4`,
  thumb: '',
  short_description: index % 2 === 0 ? '00:42 先读一遍\n02:05 断句的依据' : '',
  category_id: [12, 22, 22, 0, 12, 22][index % 6] ?? 0,
  duration: 95 + index * 31,
  size: 8_400_000 + index * 910_000,
  aliyun_video_id: `stored-${index}`,
  is_shared: index === 1,
  created_at: new Date(Date.UTC(2026, 2, 1, 9) - index * day).toISOString(),
});

export const offlineError = () => new ApiError({ kind: 'network', message: 'Failed to fetch' });
export const refusal = (message: string, code = 1) => new ApiError({ kind: 'business', message, code });
export const signedOut = () => new ApiError({ kind: 'unauthorized', message: '请先登录', code: 401 });

type Call = keyof RecorderRecords;

export interface RecordsBackend {
  api: RecorderRecords;
  rows: () => VideoRecord[];
  /** What was created, by key; a key that comes back makes nothing. */
  created: { key: string | undefined; body: NewRecord }[];
  updated: { id: number; body: NewRecord }[];
  shared: number[];
  /** The next call of this name fails once, or until it is told otherwise. */
  fail: (call: Call, error: () => ApiError, times?: number) => void;
  /** The next call is done by the server, but its answer is lost. */
  loseAnswer: (call: Call) => void;
}

/** A library on a server of one's own. `url`: where all of it plays. */
export function createRecordsBackend({
  count = 6,
  url,
}: { count?: number; url?: string } = {}): RecordsBackend {
  let rows = Array.from({ length: count }, (_, index) => recordAt(index, url));
  const created: RecordsBackend['created'] = [];
  const updated: RecordsBackend['updated'] = [];
  const shared: number[] = [];
  const failures = new Map<Call, { error: () => ApiError; left: number }>();
  const lost = new Set<Call>();

  async function serve<Answer>(call: Call, work: () => Answer): Promise<Answer> {
    const failure = failures.get(call);
    if (failure && failure.left > 0) {
      failure.left -= 1;
      throw failure.error();
    }
    const answer = work();
    if (lost.delete(call)) throw offlineError();
    return answer;
  }

  const find = (id: number) => {
    const row = rows.find((other) => other.id === id);
    if (!row) throw refusal('录制不存在', 404);
    return row;
  };
  const withBody = (row: VideoRecord, body: NewRecord): VideoRecord => ({
    ...row,
    title: body.title,
    category_id: body.category_id ?? 0,
    short_description: body.short_description ?? '',
    aliyun_video_id: body.aliyun_video_id,
  });

  return {
    created,
    updated,
    shared,
    rows: () => rows,
    fail: (call, error, times = 1) => void failures.set(call, { error, left: times }),
    loseAnswer: (call) => void lost.add(call),
    api: {
      list: (query) =>
        serve('list', () => {
          const { page = 1, size = 20 } = query ?? {};
          return { data: rows.slice((page - 1) * size, page * size), total: rows.length };
        }),
      categories: () => serve('categories', () => recordCategories),
      detail: (id) =>
        serve('detail', () => ({
          video: find(id),
          user: { id: 2, nick_name: '林知远', avatar: '' },
          is_owner: true,
        })),
      create: (body, options) =>
        serve('create', () => {
          const key = options?.idempotencyKey;
          const index = created.findIndex((other) => other.key === key);
          if (index !== -1) {
            if (JSON.stringify(created[index]?.body) !== JSON.stringify(body))
              throw refusal('请求已变更', 409);
            return 5000 + index;
          }
          created.push({ key, body });
          const id = 4999 + created.length;
          rows = [
            withBody({ ...recordAt(0, url), id, duration: body.duration ?? 0, is_shared: false }, body),
            ...rows,
          ];
          return id;
        }),
      update: (id, body) =>
        serve('update', () => {
          updated.push({ id, body });
          const changed = withBody(find(id), body);
          rows = rows.map((row) => (row.id === id ? changed : row));
          return {};
        }),
      share: (id, isShared) =>
        serve('share', () => {
          shared.push(id);
          const changed = { ...find(id), is_shared: isShared };
          rows = rows.map((row) => (row.id === id ? changed : row));
          return {};
        }),
    },
  };
}
