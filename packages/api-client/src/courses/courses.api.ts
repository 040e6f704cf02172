import type { AnswerOf, CallInput } from '../http/endpoint.ts';
import type { CallOptions, Http } from '../http/create-http.ts';
import { callsOf } from '../http/calls-of.ts';
import type { coursesContract } from './courses.contract.ts';
import { coursesEndpoints } from './courses.endpoints.ts';

/** Page, size, filters and order; the page starts at 1. */
export type CourseQuery = NonNullable<CallInput<typeof coursesContract.list>['query']>;
/** One page of published courses in `data`, and all categories beside it. */
export type CourseList = AnswerOf<typeof coursesContract.list>;
/** A course as a list shows it: price in whole yuan, duration in seconds over all its lessons. */
export type CourseCard = CourseList['data']['data'][number];
/** A category of courses with the categories under it. */
export type CourseCategory = CourseList['categories'][number];
/** A course with its lessons by chapter. */
export type CourseDetail = AnswerOf<typeof coursesContract.detail>;
/** Lessons of a course under one heading. */
export type CourseChapter = CourseDetail['chapters'][number];
/** A lesson as the outline of a course shows it; duration in seconds. */
export type CourseLesson = CourseChapter['lessons'][number];
/** A lesson with what the classroom shows of it: the text, or the paper and the best attempt at it. */
export type LessonPage = AnswerOf<typeof coursesContract.lesson>;

/** A file that comes with a course, without its address. */
export type CourseAttachment = CourseDetail['attachments'][number];

/** The calls about courses. A widget takes this slice, never the whole client. */
export type CoursesApi = ReturnType<typeof createCoursesApi>;

/** The course calls alone, for a bundle without the other domains. */
export function createCoursesApi(http: Http) {
  const calls = callsOf<typeof coursesContract>(http, coursesEndpoints);
  return {
    list: (query: CourseQuery = {}, options?: CallOptions) => calls.list({ query }, options),
    /** Rejects with code 404 when the course does not exist or is hidden. */
    detail: (id: number, options?: CallOptions) => calls.detail({ params: { id } }, options),
    /** Where a file of a course is downloaded. Rejects with code 1 for who does not have the course. */
    attachment: (id: number, attachId: number, options?: CallOptions) =>
      calls.attachment({ params: { id, attachId } }, options),
    /** A lesson as the classroom shows it. Rejects with code 404 when the lesson does not exist or its course is hidden. */
    lesson: (lessonId: number, options?: CallOptions) => calls.lesson({ params: { lessonId } }, options),
    /** Keeps how far a text lesson was read, in whole per cent. Rejects with code 1 for who may not take the lesson. */
    recordLesson: (lessonId: number, place: number, options?: CallOptions) =>
      calls.recordLesson({ params: { lessonId }, body: { place } }, options),
    /** Where the file of a lesson is downloaded. Rejects with code 1 for who may not take the lesson. */
    lessonFile: (id: number, lessonId: number, options?: CallOptions) =>
      calls.lessonFile({ params: { id, lessonId } }, options),
  };
}
