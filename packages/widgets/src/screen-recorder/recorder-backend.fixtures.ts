import type { RecordCategory, VideoRecord } from '@shuyuan/api-client';
import { createRecordsBackend } from '../testing/records-backend.fixtures.ts';

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

/** A library on a server of one's own. `url`: where all of it plays. */
export const createRecorderBackend = ({ count = 6, url }: { count?: number; url?: string } = {}) =>
  createRecordsBackend({
    records: Array.from({ length: count }, (_, index) => recordAt(index, url)),
    categories: recordCategories,
    model: recordAt(0, url),
  });
