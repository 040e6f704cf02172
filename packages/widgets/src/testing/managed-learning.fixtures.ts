import type {
  CourseStudent,
  ManagedCaptions,
  ManagedCombo,
  ManagedCourse,
  ManagedVideo,
} from '@shuyuan/api-client/manage';
import { oneOf, pageOf, writes } from './manage-answers.fixtures.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) - hours * 3_600_000).toISOString();

const teacher = { id: 3, name: '沈砚秋' };

type Lesson = ManagedCourse['contents'][number]['lessons'][number];

const lesson = (id: number, title: string, part: Partial<Lesson> = {}): Lesson => ({
  id,
  kind: 'video',
  title,
  is_free: false,
  video_id: null,
  article_id: null,
  render_content: '',
  paper_id: null,
  media_id: null,
  starts_at: null,
  live_url: '',
  duration: 0,
  free_seconds: null,
  ban_drag: null,
  source_title: '',
  is_ready: false,
  is_removed: false,
  ...part,
});

const ready = { is_ready: true, source_title: '第一讲的片子', free_seconds: 30, ban_drag: false };

/** Lessons of every kind, ready and not, one before the first chapter, and a chapter without lessons. */
export const lessonsByChapter: ManagedCourse['contents'] = [
  { title: '', lessons: [lesson(1, '开课', { ...ready, is_free: true, video_id: 3, duration: 90 })] },
  {
    title: '删与改',
    lessons: [
      lesson(2, '删掉一半', { ...ready, video_id: 2, duration: 600, free_seconds: 0, ban_drag: true }),
      lesson(3, '读一篇旧稿', { kind: 'article', article_id: 4, is_ready: true, source_title: '一篇旧稿' }),
      lesson(4, '练习稿纸', { kind: 'attachment', media_id: 5, is_ready: true, source_title: '稿纸' }),
      lesson(5, '改稿答疑', { kind: 'live', starts_at: at(-100), is_ready: true }),
      lesson(6, '还没录的一讲'),
    ],
  },
  { title: '合上稿子', lessons: [] },
  {
    title: '改给别人看',
    lessons: [
      lesson(7, '改稿的次序', {
        kind: 'text',
        render_content: '<p>先看结构，再看句子。</p>',
        is_ready: true,
      }),
      lesson(8, '还没写的一讲', { kind: 'text', is_free: true }),
      lesson(9, '结课测验', { kind: 'exam', paper_id: 7, source_title: '写作基础结业考试', is_ready: true }),
      lesson(10, '交一篇作业', { kind: 'homework', paper_id: 6, source_title: '古典诗歌鉴赏：期中测验' }),
    ],
  },
];

/** One file, for its students alone. */
export const attachments: ManagedCourse['attachments'] = [
  {
    id: 1,
    media_id: 5,
    name: '讲义',
    only_buyer: true,
    file_name: '讲义.pdf',
    bytes: 120_000,
    download_times: 3,
  },
];

const videos: ManagedVideo[] = ['第一讲的片子', '删掉一半', '一段还没有文件的视频'].map((title, index) => ({
  id: 3 - index,
  title,
  thumb: '',
  category: { id: 1, name: '语文' },
  category_id: 1,
  teacher: index === 2 ? null : teacher,
  teacher_id: index === 2 ? null : teacher.id,
  status: index === 0 ? 'published' : 'draft',
  published_at: index === 0 ? at(300) : null,
  charge: [19, null, 0][index] ?? null,
  is_vip_free: index === 0,
  duration: [90, 600, 0][index] ?? 0,
  free_seconds: index === 0 ? 30 : 0,
  ban_drag: index === 1,
  view_num: [320, 12, 0][index] ?? 0,
  user_count: index === 0 ? 8 : 0,
  places_count: index === 2 ? 0 : 1,
  short_description: '从删改开始。',
  render_description: '<p>九十秒。</p>',
  media_id: index === 2 ? null : 7 - index,
  media: index === 2 ? null : { id: 7 - index, title: `片子${index + 1}` },
  created_at: at(400 + index),
  updated_at: at(20 + index * 30),
}));

const itemsByChapter: ManagedCombo['contents'] = [
  { title: '', items: [{ type: 'article', resource_id: 4, title: '一篇旧稿', is_removed: false }] },
  {
    title: '写与改',
    items: [
      { type: 'course', resource_id: 3, title: '一句话的写法', is_removed: false },
      { type: 'video', resource_id: 2, title: '删掉一半', is_removed: false },
    ],
  },
];

const combos: ManagedCombo[] = ['写作三步', '一个标题特别长、长到一行放不下的专栏'].map((title, index) => ({
  id: 2 - index,
  title,
  thumb: '',
  category: { id: 1, name: '语文' },
  category_id: 1,
  teacher: index === 0 ? teacher : null,
  teacher_id: index === 0 ? teacher.id : null,
  status: index === 0 ? 'published' : 'draft',
  published_at: index === 0 ? at(300) : null,
  charge: index === 0 ? 199 : 0,
  original_charge: index === 0 ? 299 : 0,
  is_vip_free: false,
  items_count: index === 0 ? 3 : 0,
  user_count: index === 0 ? 5 : 0,
  short_description: '读、写、改。',
  render_description: '<p>三步。</p>',
  contents: index === 0 ? itemsByChapter : [],
  created_at: at(400 + index),
  updated_at: at(20 + index * 30),
}));

const chineseCaptions: ManagedCaptions = {
  id: 1,
  language: 'zh-CN',
  label: '中文',
  cues_count: 128,
  created_at: at(30),
  is_outdated: false,
};
const captions: ManagedCaptions[] = [
  chineseCaptions,
  { id: 2, language: 'en', label: 'English', cues_count: 131, created_at: at(600), is_outdated: true },
];

/** Videos where everything works. */
export const videosWork = {
  manageVideos: { ...writes, list: pageOf(videos, ({ title }) => title), find: oneOf(videos) },
  manageCaptions: { list: { data: captions }, upload: chineseCaptions, remove: {} },
};

/** Columns where everything works. */
export const combosWork = {
  manageCombos: { ...writes, list: pageOf(combos, ({ title }) => title), find: oneOf(combos) },
};

const students: CourseStudent[] = (['bought', 'given', 'combo', 'study'] as const).map((source, index) => ({
  id: 7 - index,
  nick_name: ['林知远', '何述', '一个名字取得特别长、长到一行放不下的学员', '周闻笛'][index] ?? '',
  avatar: '',
  source,
  grant_id: index < 2 ? 70 + index : null,
  since: at(200 + index * 50),
  ends_at: index === 1 ? at(-900) : null,
  progress: [60, 0, 100, 20][index] ?? 0,
  studied_count: [3, 0, 5, 1][index] ?? 0,
  lessons_count: 5,
  studied_at: index === 1 ? null : at(3 + index),
  updated_at: at(3 + index),
}));

/** Who studies a course, where everything works. */
export const studentsWork = {
  manageStudents: {
    list: pageOf(students, ({ nick_name }) => nick_name),
    exportRows: { filename: '学员.csv', type: 'text/csv', content: 'aWQ=' },
  },
};

/** Lessons from a file, of which one row is wrong. */
export const lessonsWork = {
  manageLessons: {
    template: { filename: '课时导入模板.xlsx', type: 'application/octet-stream', content: 'aWQ=' },
    importRows: {
      success: { total: 12 },
      failure: { total: 1, data: [{ line: 5, column: '时长', reason: '请填写秒数，或者 1:30 这样的时长' }] },
      file: { filename: '课时导入失败的行.xlsx', type: 'application/octet-stream', content: 'aWQ=' },
      waiting: [{ id: 3, title: '三周写好', lessons_count: 2 }],
      action_ids: [9],
    },
  },
};
