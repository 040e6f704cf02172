import type {
  ManagedCourse,
  ManagedCourseCategory,
  ManagedProfession,
  ManagedTeacher,
} from '@shuyuan/api-client/manage';
import { changed, oneOf, pageOf, writes } from './manage-answers.fixtures.ts';
import {
  attachments,
  combosWork,
  lessonsByChapter,
  lessonsWork,
  studentsWork,
  videosWork,
} from './managed-learning.fixtures.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 2, 2, 2) - hours * 3_600_000).toISOString();

const teachers: ManagedTeacher[] = [
  ['沈砚秋', '写作老师'],
  ['顾行之', '数学老师，竞赛教练'],
  ['一个名字取得特别长、长到一行放不下的讲师', ''],
].map(([name = '', title = ''], index) => ({
  id: 3 - index,
  name,
  title,
  avatar: '',
  short_description: index === 0 ? '教了八年写作，最爱改学生的第一稿。' : '',
  courses_count: 2 - index,
  created_at: at(700 + index),
  updated_at: at(40 + index * 30),
}));

const categories: ManagedCourseCategory[] = ['语文', '现代诗', '数理', '编程'].map((name, index) => ({
  id: index + 1,
  name,
  parent: index === 1 ? { id: 1, name: '语文' } : null,
  parent_id: index === 1 ? 1 : null,
  sort: index * 10,
  courses_count: [1, 1, 1, 0][index]!,
  created_at: at(900),
  updated_at: at(200 + index),
}));

const courses: ManagedCourse[] = [
  '一句话的写法',
  '高中数学：把一道题做成一类题，从条件出发，一步一步往前走',
  '从第一行代码开始',
].map((title, index) => {
  const { id, name } = categories[[1, 2, 3][index]!]!;
  const teacher = index === 2 ? null : { id: 3 - index, name: teachers[index]!.name };
  const status = (['published', 'scheduled', 'draft'] as const)[index]!;
  return {
    id: 3 - index,
    title,
    thumb: '',
    category: { id, name },
    category_id: id,
    teacher,
    teacher_id: teacher?.id ?? null,
    level: ([2, 4, 1] as const)[index]!,
    status,
    published_at: [at(300), at(-100), null][index]!,
    charge: [99, 199, 0][index]!,
    is_vip_free: index === 0,
    lessons_count: [12, 8, 0][index]!,
    user_count: [36, 0, 0][index]!,
    has_revision: false,
    revision: null,
    short_description: '从删改开始，写好一句话。',
    tag_ids: index === 0 ? [1] : [],
    render_description: '<p>十二讲，每讲改一段学生的作文。</p>',
    contents: index === 0 ? lessonsByChapter : [],
    profession_id: index === 0 ? 1 : null,
    outcomes: index === 0 ? ['写清楚一件事', '改到一半的字数'] : [],
    study_days: index === 1 ? 365 : null,
    is_recommended: index === 0,
    sold_until: null,
    attachments: index === 0 ? attachments : [],
    created_at: at(400 + index),
    updated_at: at(20 + index * 30),
  };
});

const professions: ManagedProfession[] = ['编辑', '产品经理', '中学数学教师'].map((name, index) => ({
  id: index + 1,
  name,
  thumb: '',
  short_description: index === 0 ? '把别人的话改得更清楚。' : '',
  sort: index * 10,
  courses_count: [1, 1, 0][index]!,
  created_at: at(900),
  updated_at: at(300 + index),
}));

/** Courses, videos, columns and what they hang on, where everything works. */
export const coursesWork = {
  ...videosWork,
  ...combosWork,
  ...studentsWork,
  ...lessonsWork,
  manageCourses: { ...writes, list: pageOf(courses, ({ title }) => title), find: oneOf(courses) },
  manageCourseCategories: {
    ...writes,
    arrange: changed,
    list: pageOf(categories, ({ name }) => name),
    find: oneOf(categories),
  },
  manageProfessions: {
    ...writes,
    arrange: changed,
    list: pageOf(professions, ({ name }) => name),
    find: oneOf(professions),
  },
  manageTeachers: { ...writes, list: pageOf(teachers, ({ name }) => name), find: oneOf(teachers) },
};
