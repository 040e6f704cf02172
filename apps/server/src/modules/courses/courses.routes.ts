import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import { findCarriedTags } from '../carried-tags/carried-tags.ts';
import { findEntitlement, findEntitlements } from '../grants/find-entitlement.ts';
import { courses } from '../../db/schema.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findMarks } from '../study-records/marks.repo.ts';
import { categoryTree } from './category-tree.ts';
import { countByCategory } from './course-catalog.repo.ts';
import { courseCard, courseFacts } from './course-card.ts';
import { findCourseProgress } from './course-progress.ts';
import * as repo from './courses.repo.ts';
import { courseStrings as strings } from './courses.strings.ts';

type Chapter = AnswerOf<Contract['courses']['detail']>['chapters'][number];

export function coursesRoutes({ clock }: ModuleDeps): Handlers<Contract['courses']> {
  return {
    async list({ db, query: { category_id: categoryId, level, price, ...slice } }) {
      const now = clock.now();
      const filter = { now, categoryId, level, price };
      const [rows, total, categories] = await Promise.all([
        repo.listCourses(db, filter, slice),
        repo.countCourses(db, filter),
        countByCategory(db, courses, now),
      ]);
      return { data: { data: rows.map(courseCard), total }, categories: categoryTree(categories) };
    },

    async detail({ db, params: { id }, viewer }) {
      const now = clock.now();
      const userId = viewer?.userId;
      const [course, rows, tags] = await Promise.all([
        repo.findCourse(db, id, now),
        repo.listLessons(db, id, now),
        findCarriedTags(db, 'course', id),
      ]);
      if (!course) throw new Problem(404, strings.missing);
      const { charge, isVipFree, ownerId, publishedAt } = course;
      const articles = rows.flatMap(({ article }) => (article ? [article] : []));
      const [right, rights, marks, studied] = await Promise.all([
        findEntitlement(db, { type: 'course', id, charge, isVipFree, ownerId }, userId, now),
        findEntitlements(db, 'article', articles, { userId, now }),
        findMarks(db, userId, { type: 'course', id }),
        userId === undefined ? undefined : findCourseProgress(db, { courseId: id, userId, now }),
      ]);
      // Who was handed it keeps it while it is hidden.
      const isShown = publishedAt !== null && publishedAt <= now;
      if (!isShown && !right.isOwned) throw new Problem(404, strings.missing);
      const facts = courseFacts(course);
      return {
        course: {
          ...facts,
          published_at: publishedAt?.toISOString() ?? null,
          teacher: facts.teacher && {
            ...facts.teacher,
            short_description: course.teacher?.shortDescription ?? '',
          },
          tags,
          render_description: course.renderDescription,
          can_watch: right.isOpen,
          is_buy: right.isOwned,
          ...marks,
          progress: studied?.percent ?? 0,
        },
        chapters: chaptersOf(rows, {
          course: right.isOpen,
          article: (articleId) => rights.get(articleId)?.isOpen ?? false,
        }),
      };
    },
  };
}

type LessonRow = Awaited<ReturnType<typeof repo.listLessons>>[number];

/** What is open to the reader: the course, and each article by its id. */
interface Open {
  course: boolean;
  article: (id: number) => boolean;
}

/** The lessons by chapter; the rows come in their order. */
function chaptersOf(rows: readonly LessonRow[], open: Open): Chapter[] {
  const chapters = new Map<number | null, Chapter>();
  for (const { chapter, article, ...row } of rows) {
    const id = chapter?.id ?? null;
    const of = chapters.get(id) ?? { id, title: chapter?.title ?? '', lessons: [] };
    const isFree = article ? article.charge === 0 : row.isFree;
    of.lessons.push({
      id: row.id,
      kind: row.kind,
      title: row.title,
      duration: row.duration,
      is_free: isFree,
      // The page of an article asks the article alone, which knows what it is part of.
      can_watch: article ? open.article(article.id) : isFree || open.course,
      article_id: article?.id ?? null,
      video_id: row.videoId,
      starts_at: row.startsAt?.toISOString() ?? null,
    });
    chapters.set(id, of);
  }
  return [...chapters.values()];
}
