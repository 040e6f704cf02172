import type { RecordCategory, RecordDetail, VideoRecord } from '@shuyuan/api-client';
import { createCategoryTree } from './category-tree.fixtures.ts';
import { named, joinScenarios, offline, Refusal, silence, type Scenario } from './scenario.ts';
import { testUser } from './test-user.ts';

/** A blackboard, drawn: a film's first picture. */
const board = (paper: string, ink: string, lines: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="${paper}"/><path d="${lines}" fill="none" stroke="${ink}" stroke-width="4"/></svg>`,
  )}`;

const pictures = [
  board('#EFE8DA', '#0E7A6B', 'M92 30q68 216 136 0M40 140h240'),
  board('#1B1E23', '#4FC2AE', 'M32 50h90M32 76h150M56 102h120M56 128h80'),
  board('#F3EBDA', '#6B4B2A', 'M260 40v100M226 40v80M192 40v100M158 40v56M124 40v92'),
  // One that has no picture.
  '',
];

const subjects: [title: string, category: number, description: string][] = [
  ['怎样读一本难读的书', 11, '给新同学的第一讲。\n\n00:21 带着问题读\n01:03 把疑问写下来'],
  ['二次函数的图像：从开口到顶点', 2, '00:24 顶点与对称轴'],
  ['《陋室铭》断句示范', 11, ''],
  ['实验报告的格式，一次说清楚', 0, '改动都标出来了。'],
  ['月考讲评：阅读理解', 1, '只讲错得最多的三道。'],
];

const categories: RecordCategory[] = [
  { id: 1, name: '语文', children: [{ id: 11, name: '读书法', children: [] }] },
  { id: 2, name: '数学', children: [] },
];

/** The test host's time: 10:00 on a Monday in Shanghai. */
const now = Date.UTC(2026, 2, 2, 2);
const firstId = 7_100_000_000_001;
const newId = 7_200_000_000_001;

const recordAt = (index: number): VideoRecord => {
  const [title, category_id, short_description] = subjects[index % subjects.length] ?? ['', 0, ''];
  return {
    id: firstId + index,
    title,
    url: `https://scenario.test/recordings/${index}.mp4`,
    thumb: pictures[index % pictures.length] ?? '',
    short_description,
    category_id,
    duration: 84 + ((index * 53) % 210),
    size: 4_200_000 + ((index * 7_340_033) % 30_000_000),
    aliyun_video_id: `scenario-video-${index}`,
    is_shared: index % 3 === 1,
    created_at: new Date(now - (index * 19 + 2) * 3_600_000).toISOString(),
  };
};

const records = Array.from({ length: 23 }, (_, index) => recordAt(index));
const saved = { ...recordAt(0), id: newId, title: '刚刚录好的一段', is_shared: false };
const missing = new Refusal(404, '录制不存在或已不再分享');

/** The library of these recordings, by pages, categories and words. */
const listOf =
  (all: readonly VideoRecord[]) =>
  ({
    query: { page, size, category_id: category = 0, keywords = '' },
  }: {
    query: { page: number; size: number; category_id?: number | undefined; keywords?: string | undefined };
  }) => {
    const below = createCategoryTree(categories).below(category);
    const found = all.filter(
      ({ title, category_id }) => title.includes(keywords) && (category === 0 || below.includes(category_id)),
    );
    return { videos: { data: found.slice((page - 1) * size, page * size), total: found.length } };
  };

const detailOf =
  (all: readonly VideoRecord[], rest: Partial<RecordDetail> = {}) =>
  ({ params: { id } }: { params: { id: number } }) => {
    const video = all.find((record) => record.id === id);
    const { id: userId, nick_name, avatar } = testUser;
    return video ? { video, user: { id: userId, nick_name, avatar }, is_owner: true, ...rest } : missing;
  };

const encode = (fields: Record<string, string>) => btoa(JSON.stringify(fields));

/** In the cloud's own form. What is sent with it goes to the store, which is no call of the contract. */
const credentials = {
  upload_auth: encode({
    AccessKeyId: 'STS.scenario',
    AccessKeySecret: 'scenario-secret',
    SecurityToken: 'scenario-token',
    ExpireUTCTime: '2026-03-02T02:50:00Z',
    Expiration: '3000',
    Region: 'cn-shanghai',
  }),
  upload_address: encode({
    Endpoint: 'https://oss.scenario.test',
    Bucket: 'scenario',
    FileName: 'videos/scenario-video',
  }),
  video_id: 'scenario-video',
};

/** A library of 23; what is saved, changed and removed is taken, and each question is answered as if nothing had been. */
const works = {
  records: {
    list: listOf(records),
    detail: detailOf([saved, ...records]),
    categories: { categories: { categories } },
    create: { video: { id: newId } },
    update: {},
    remove: {},
    share: {},
    // As where the cloud takes pictures itself.
    startPicture: { credentials: null },
    keepPicture: {},
    createCategory: { id: 90 },
    renameCategory: {},
    removeCategory: {},
  },
  uploads: { create: credentials, refresh: credentials },
} satisfies Scenario;

const but = (scenario: Scenario) => joinScenarios(works, scenario);

const broken = new Refusal(500, '服务器开小差了，请稍后再试');
const unfinished = records.slice(0, 3).map((record) => ({ ...record, url: '', thumb: '' }));

/** How the calls of recorder and library may be answered, by name. Everything that a scenario does not name works. */
export const recordingScenarios = named({
  works,
  /** Nothing was recorded yet, and there are no categories. */
  empty: but({ records: { list: listOf([]), categories: { categories: { categories: [] } } } }),
  /** The library never comes. */
  loading: but({ records: { list: silence, categories: silence, detail: silence } }),
  /** The server is there and fails. */
  failed: but({
    records: { list: broken, detail: broken, categories: broken, create: broken, update: broken },
    uploads: { create: broken, refresh: broken },
  }),
  /** 正在处理: the cloud is not done with any of the three. */
  processing: but({ records: { list: listOf(unfinished), detail: detailOf(unfinished) } }),
  /** A recording as somebody sees it who was given its link. */
  visited: but({
    records: {
      detail: detailOf(
        records.map((record) => ({ ...record, category_id: 0, aliyun_video_id: '' })),
        { is_owner: false },
      ),
    },
  }),
  /** 已不再分享: no link leads anywhere. */
  closed: but({ records: { detail: missing } }),
  /** 空间已满: no credentials to upload are given. */
  noRoom: but({
    uploads: { create: new Refusal(1, '您的视频空间已满，请删除一些视频后再试', { field: 'quota' }) },
  }),
  /** 不是视频: what has arrived is refused. */
  notVideo: but({
    records: {
      create: new Refusal(1, '这个文件不是可以播放的视频，请重新录制或换一个文件', {
        field: 'aliyun_video_id',
      }),
    },
  }),
  /** 登录已失效 */
  signedOut: {
    records: { list: new Refusal(401, '请先登录'), categories: new Refusal(401, '请先登录') },
    uploads: { create: new Refusal(401, '请先登录') },
  },
  /** 断网 */
  offline: { records: { list: offline, detail: offline }, uploads: { create: offline } },
});
