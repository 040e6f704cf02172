import type { RecordCategory, RecordDetail, VideoRecord } from '@shuyuan/api-client';
import { createRecordsBackend } from '../testing/records-backend.fixtures.ts';
import { covers } from '../testing/covers.fixtures.ts';
import lesson from '../../../../.storybook/films/lesson.mp4?url';

/** 10:00 on a Monday in Shanghai, the test host's time. */
const now = Date.UTC(2026, 2, 2, 2);
const hour = 3_600_000;

const subjects: [title: string, category: number, description: string][] = [
  [
    '二次函数的图像：从开口到顶点',
    11,
    '给初三（2）班的预习课。先看完再做练习册第 34 页。\n\n00:00 图像长什么样\n00:24 顶点与对称轴\n01:00 例题：y = x² - 4x + 3\n\n有疑问写在下面，周三课上一起讲。',
  ],
  ['第三组的统计表怎么改', 2, '改动都标黄了，主要是合计那一行的公式。'],
  ['《陋室铭》断句示范', 12, '00:18 通假字\n00:52 为什么在这里停'],
  ['把循环写成递归', 21, ''],
  ['月考讲评（一）：阅读理解', 1, '只讲错得最多的三道。'],
  ['实验报告的格式，一次说清楚', 0, ''],
  ['用几何画板找外心', 11, ''],
  ['给小组的分工说明', 0, ''],
];

/** Which picture goes with which subject. */
const pictures = [0, 3, 2, 1, 2, 4, 0, 4];

/** The recording with this number, the latest first. */
export function recordAt(index: number): VideoRecord {
  const [title, category_id, short_description] = subjects[index % subjects.length] ?? ['', 0, ''];
  const round = Math.floor(index / subjects.length);
  return {
    id: 7_000_000_000_000 + index,
    title: round === 0 ? title : `${title}（${round + 1}）`,
    url: lesson,
    thumb: covers[pictures[index % pictures.length] ?? 0] ?? '',
    short_description,
    category_id,
    duration: index === 0 ? 96 : 41 + ((index * 53) % 250),
    size: 1_400_000 + ((index * 7_340_033) % 38_000_000),
    aliyun_video_id: `video-${index}`,
    is_shared: index % 3 === 0,
    created_at: new Date(now - (index * 19 + 2) * hour).toISOString(),
  };
}

export const recordsOf = (count: number) => Array.from({ length: count }, (_, index) => recordAt(index));

/** Three deep, as far as it goes. */
export const categoriesFixture: RecordCategory[] = [
  {
    id: 1,
    name: '教学录像',
    children: [
      { id: 11, name: '数学', children: [{ id: 111, name: '初三复习', children: [] }] },
      { id: 12, name: '语文', children: [] },
    ],
  },
  { id: 2, name: '小组作业', children: [] },
  { id: 3, name: '学习笔记', children: [{ id: 21, name: '编程', children: [] }] },
];

export const detailOf = (video: VideoRecord, rest: Partial<RecordDetail> = {}): RecordDetail => ({
  video,
  user: { id: 2, nick_name: '林知远', avatar: '' },
  is_owner: false,
  ...rest,
});

export interface LibraryBackendOptions {
  /** How many recordings. @default 0 */
  records?: number;
  /** Changes a recording before it is kept. */
  change?: (record: VideoRecord, index: number) => VideoRecord;
}

/** The library of one person on a server in memory. */
export const createLibraryBackend = ({
  records = 0,
  change = (record) => record,
}: LibraryBackendOptions = {}) =>
  createRecordsBackend({
    records: recordsOf(records).map(change),
    categories: categoriesFixture,
    model: recordAt(0),
  });
