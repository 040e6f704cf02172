import type { LessonPage } from '@shuyuan/api-client';
import { lessonPageFixture } from './lessons.fixtures.ts';
import { named, offline, Refusal, silence, type Scenario } from './scenario.ts';

const of = (lesson: LessonPage): Scenario => ({
  courses: { lesson, recordLesson: ({ body: { place } }) => ({ is_studied: place === 100 }) },
});

const exam = lessonPageFixture('exam');
const withPaper = (paper: Partial<NonNullable<LessonPage['paper']>>, isStudied = false) =>
  of({
    ...exam,
    lesson: { ...exam.lesson, is_studied: isStudied },
    paper: exam.paper && { ...exam.paper, ...paper },
  });

/** How the calls about one lesson may be answered, by name: of each kind, and of each state that a learner sees. */
export const lessonScenarios = named({
  text: of(lessonPageFixture('text')),
  /** A text that was read to its end. */
  finished: of(lessonPageFixture('text', { is_studied: true }, { progress: 100, place: 100 })),
  /** The course has to be bought. */
  locked: of(lessonPageFixture('text', { can_watch: false }, { render_content: '' })),
  /** It refers to article 7, which the scenario does not answer. */
  article: of(lessonPageFixture('article')),
  /** It refers to video 1. */
  video: of(lessonPageFixture('video')),
  exam: of(exam),
  running: withPaper({ is_running: true }),
  marking: withPaper({ is_marking: true }),
  passed: withPaper({ best_score: 85, attempts_left: 2 }, true),
  failed: withPaper({ best_score: 40, attempts_left: 2 }),
  homework: of(lessonPageFixture('homework')),
  /** The paper is not published. */
  unpublished: of(lessonPageFixture('homework', {}, { paper: null })),
  file: of(lessonPageFixture('attachment')),
  live: of(lessonPageFixture('live')),
  loading: { courses: { lesson: silence } },
  offline: { courses: { lesson: offline } },
  missing: { courses: { lesson: new Refusal(404, '课时不存在') } },
});
