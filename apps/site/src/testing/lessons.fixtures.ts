import type { CourseDetail, CourseLesson } from '@shuyuan/api-client';
import { courseDetailFixture } from './courses.fixtures.ts';

const lesson = (
  id: number,
  kind: CourseLesson['kind'],
  title: string,
  more: Partial<CourseLesson> = {},
): CourseLesson => ({
  id,
  kind,
  title,
  duration: 0,
  is_free: false,
  free_seconds: 0,
  can_watch: true,
  is_studied: false,
  article_id: null,
  video_id: null,
  paper_id: null,
  has_file: false,
  starts_at: null,
  live_url: '',
  ...more,
});

/** A course with a lesson of each kind, open to a person who has studied those that are named. Lesson 7 is the one of the scenarios. */
export function courseOfAllKinds(
  studied: readonly number[] = [],
  course: Partial<CourseDetail['course']> = {},
): CourseDetail {
  const isOpen = course.can_watch ?? true;
  const detail = courseDetailFixture({
    can_watch: true,
    is_buy: true,
    opened_by: 'grant',
    lessons_count: 5,
    progress: studied.length * 20,
    ...course,
  });
  const lessons = [
    lesson(1, 'video', '开课：为什么要删', { video_id: 1, duration: 312 }),
    lesson(7, 'text', '先写主语，再写动词'),
    lesson(8, 'exam', '第一章小测', { paper_id: 9 }),
    lesson(9, 'homework', '改写一封信', { paper_id: 10 }),
    lesson(10, 'attachment', '讲义与练习', { has_file: true }),
    lesson(11, 'live', '一起改一封信', { duration: 5400, starts_at: new Date(2026, 2, 4, 20).toISOString() }),
    lesson(12, 'article', '把一句话写清楚', { article_id: 3 }),
  ];
  return {
    ...detail,
    chapters: [
      {
        id: 1,
        title: '句子',
        lessons: lessons.map((one) => ({
          ...one,
          can_watch: isOpen,
          is_studied: studied.includes(one.id),
        })),
      },
    ],
  };
}
