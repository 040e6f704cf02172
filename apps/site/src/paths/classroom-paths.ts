import { withQuery } from './with-query.ts';

/** A video in its classroom. */
interface PlayPlace {
  id: number;
  /** The course that it is watched in; the first that has it when left out. */
  course?: number | undefined;
  /** The second to go to. */
  t?: number | undefined;
  /** The comment that the address leads to. */
  comment?: number | undefined;
}

/** A lesson that is no video in the classroom of its course. */
interface LessonPlace {
  lesson: number;
  /** The comment that the address leads to. */
  comment?: number | undefined;
}

/** A column in its classroom. */
interface ComboPlayPlace {
  id: number;
  /** The video of it that is played; where somebody was, or the first, when left out. */
  video?: number | undefined;
  t?: number | undefined;
  comment?: number | undefined;
}

/** The addresses of classrooms and of the pages that try a lesson without a sign-in. */
export const classroomPaths = {
  /** `t` is the second to go to. */
  video: (id: number, t?: number) => withQuery('/video', { id, t }),
  play: ({ comment, ...place }: PlayPlace) =>
    withQuery('/play', { ...place }) + (comment === undefined ? '' : `#comment-${comment}`),
  /** A lesson that is no video, in its classroom. Use `lessonHref` for a lesson of any kind. */
  lesson: ({ lesson, comment }: LessonPlace) =>
    withQuery('/play', { lesson }) + (comment === undefined ? '' : `#comment-${comment}`),
  /** The same classroom without a sign-in, for lessons that are open to everybody. */
  freeLesson: ({ lesson, comment }: LessonPlace) =>
    withQuery('/video', { lesson }) + (comment === undefined ? '' : `#comment-${comment}`),
  // Misspelt in the specification, so it is contract.
  playCombo: ({ comment, ...place }: ComboPlayPlace) =>
    withQuery('/comboPaly', { ...place }) + (comment === undefined ? '' : `#comment-${comment}`),
} as const;
