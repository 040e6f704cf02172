import type { AnswerOf, Contract, Reach } from '@shuyuan/api-client/contract';
import type { Handlers, Viewer } from '../../contract/implement.ts';
import { listRows } from '../../resources/list-rows.ts';
import { withAddresses } from '../exams/answer-pictures.ts';
import { playedQuestion, pointsOf } from '../exams/exam-answers.ts';
import { listMarks, type KeptMark } from '../exams/attempt-marks.repo.ts';
import { listAnswers } from '../exams/exams.repo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import {
  attemptsOfOthers,
  listGraded,
  listWaitingPapers,
  requireMarkable,
  type Marker,
} from './manage-marking.ts';
import { saveMarks } from './save-marks.ts';

/** Who has not marked an essay that two mark by themselves does not know what the other gave, until a third has to decide. */
function toldMarks(
  marks: readonly KeptMark[],
  { userId, isFinished }: { userId: number; isFinished: boolean },
): AnswerOf<Contract['manageMarking']['find']>['marks'] {
  const byEssay = Map.groupBy(marks, essayOf);
  return marks
    .filter((mark) => {
      const ofEssay = byEssay.get(essayOf(mark)) ?? [];
      return isFinished || ofEssay.length > 1 || ofEssay.some(({ markerId }) => markerId === userId);
    })
    .map((mark) => ({
      question_id: essayOf(mark),
      marker: { id: mark.markerId, nick_name: mark.marker },
      score: pointsOf(mark.score),
      comment: mark.comment,
    }));
}

const essayOf = ({ id, part }: KeptMark) => (part === -1 ? id : `${id}-cap-${part}`);

/** Marker of a call. With the reach `own` they mark the papers that they have made. */
const markerIn = ({ reach, viewer: { userId } }: { reach: Reach | null; viewer: Viewer }): Marker => ({
  userId,
  ownerId: reach === 'all' ? null : userId,
});

type Waiting = AnswerOf<Contract['manageMarking']['list']>['data'][number];

/** The calls of marking: what grading alone could not decide. */
export function manageMarkingRoutes(
  deps: Pick<ModuleDeps, 'clock' | 'cloudVideo' | 'objects'>,
): Handlers<Contract['manageMarking']> {
  return {
    async list({ db, query: { page, size, ...query }, ...call }) {
      const { userId, ownerId } = markerIn(call);
      const asked = { ownerId, now: deps.clock.now(), limit: size, offset: (page - 1) * size };
      const { data, total } = await listRows(db, attemptsOfOthers(userId), query, asked);
      // Built out of the declaration, whose names the contract gives, as those of every resource.
      return { data: data as unknown as Waiting[], total };
    },

    papers: async ({ db, ...call }) => ({ data: await listWaitingPapers(db, markerIn(call)) }),

    async find({ db, params: { id }, ...call }) {
      const marker = markerIn(call);
      const { attempt, paper, person } = await requireMarkable(db, id, marker);
      const [asked, kept, marks] = await Promise.all([
        listGraded(db, id),
        listAnswers(db, id),
        listMarks(db, id),
      ]);
      const answers = await withAddresses(deps, attempt.userId, kept);
      return {
        id,
        status: attempt.status === 2 ? 2 : 3,
        paper: {
          id: paper.id,
          title: paper.title,
          score: pointsOf(asked.reduce((sum, { score }) => sum + score, 0)),
          pass_score: pointsOf(paper.passScore),
        },
        person,
        submitted_at: (attempt.submittedAt ?? attempt.endsAt).toISOString(),
        score: attempt.score === null ? null : pointsOf(attempt.score),
        questions: asked.map((question) =>
          playedQuestion(
            question,
            answers.filter(({ questionId }) => questionId === question.questionId),
            question,
          ),
        ),
        is_double: paper.isDoubleMarked,
        difference: pointsOf(paper.markDifference),
        marks: toldMarks(marks, { userId: marker.userId, isFinished: attempt.status === 2 }),
      };
    },

    mark: ({ db, params: { id }, body: { marks }, ...call }) =>
      db.transaction((tx) => saveMarks(id, marks, { tx, now: deps.clock.now(), ...markerIn(call) })),
  };
}
