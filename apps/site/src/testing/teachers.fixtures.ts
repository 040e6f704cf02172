import type { ArticleCard, TeacherCard, TeacherDetail, TeacherList } from '@shuyuan/api-client';
import { courseListFixture } from './courses.fixtures.ts';
import { comboListFixture, videoListFixture } from './learning.fixtures.ts';

const people: Omit<TeacherCard, 'id' | 'avatar'>[] = [
  {
    name: '沈砚秋',
    title: '写作老师',
    short_description: '教了二十年写作，改过的稿子比写过的多。',
    courses_count: 2,
    articles_count: 3,
  },
  {
    name: '方小舟',
    title: '数学与编程老师',
    short_description: '相信每个难题里都有一个可以先做的小题。',
    courses_count: 4,
    articles_count: 0,
  },
  { name: '林晚', title: '', short_description: '', courses_count: 0, articles_count: 12 },
  {
    name: '亚历山德拉·康斯坦丁诺娃',
    title: '天文馆讲解员、中学物理老师，兼任观星社指导',
    short_description:
      '白天讲影子怎样量出地球的大小，晚上带学生上屋顶认星星。写过三本给孩子的天文书，还在写第四本。',
    courses_count: 1,
    articles_count: 1,
  },
];

const teacherFixture = (id: number): TeacherCard => ({
  id,
  avatar: '',
  ...people[(id - 1) % people.length]!,
});

/** Four teachers; the third says nothing of themselves, the fourth much. */
export const teacherListFixture: TeacherList = { data: [1, 2, 3, 4].map(teacherFixture), total: 4 };

const titles = ['把一句话写清楚', '给一个具体的人写信', '读完一本难读的书'];

const articleFixture = (id: number): ArticleCard => ({
  id,
  title: titles[id - 1] ?? '',
  thumb: courseListFixture.data.data[id % 4]!.thumb,
  short_description: '不靠辞藻，靠删改。',
  category: { id: 1, name: '写作' },
  author: { id: 1, avatar: '', nick_name: '沈砚秋' },
  view_times: 120,
  comments_count: 3,
  read_minutes: 6,
  published_at: '2026-02-20T02:00:00.000Z',
  charge: id === 2 ? 9 : 0,
  is_vip_free: false,
});

/** A teacher with what is known of their learners. */
export const teacherFigures = (teacher: TeacherCard): TeacherDetail['teacher'] => ({
  ...teacher,
  learners_count: 12_406,
  rating: 4.8,
  reviews_count: 412,
});

/** A teacher with two courses, two videos, a column and three articles, unless it is said otherwise. */
export const teacherDetailFixture = (detail: Partial<TeacherDetail> = {}): TeacherDetail => ({
  teacher: teacherFigures(teacherFixture(1)),
  courses: courseListFixture.data.data.filter(({ teacher }) => teacher?.id === 1).slice(0, 2),
  videos: videoListFixture.data.data.slice(0, 2),
  combos: comboListFixture.data.data.slice(0, 1),
  articles: [1, 2, 3].map(articleFixture),
  ...detail,
});
