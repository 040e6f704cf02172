import type { Contract } from '@shuyuan/api-client/contract';
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { paperQuestions, papers, questions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { FieldApart, Fields } from '../../resources/resource.ts';
import { managedPaperStrings as strings } from './managed-exams.strings.ts';

type PaperFields = Fields<Contract['managePapers']>;

const { paperId, questionId, sort, score } = paperQuestions;

const questionsAs = (
  question: SQL,
) => sql`(select coalesce(json_agg(${question} order by ${asc(sort)}, ${asc(questionId)}), '[]')
  from ${paperQuestions} join ${questions} on ${eq(questions.id, questionId)} where ${eq(paperId, papers.id)})`;

const placed = sql`'question_id', ${questionId}, 'score', ${score} / 10.0`;

/** What the form shows of a paper's questions. */
export const questionsWithFacts = questionsAs(sql`json_build_object(${placed}, 'title', ${questions.title},
  'type', ${questions.type}, 'level', ${questions.level}, 'own_score', ${questions.score} / 10.0)`);

/** The questions of a paper, in their order. New ones come out of the part of the bank that who writes reaches. */
export const paperQuestionsField: FieldApart<PaperFields['questions']> = {
  json: questionsAs(sql`json_build_object(${placed})`),
  async write(tx, paper, asked, _now, { ownerId }) {
    const ids = asked.map((each) => each.question_id);
    if (new Set(ids).size < ids.length) throw refusal(strings.questionTwice);
    const present = tx.select({ id: questionId }).from(paperQuestions).where(eq(paperId, paper));
    const mayPut = and(
      isNull(questions.deletedAt),
      ownerId === null ? undefined : eq(questions.authorId, ownerId),
    );
    const found = await tx
      .select({ id: questions.id })
      .from(questions)
      .where(and(inArray(questions.id, ids), or(mayPut, inArray(questions.id, present))))
      .for('key share');
    if (found.length < ids.length) throw refusal(strings.questionGone);
    await tx.delete(paperQuestions).where(eq(paperId, paper));
    const rows = asked.map((each, place) => ({
      paperId: paper,
      questionId: each.question_id,
      sort: place,
      score: each.score === null ? null : Math.round(each.score * 10),
    }));
    if (rows.length > 0) await tx.insert(paperQuestions).values(rows);
  },
};

/** Points on the wire, tenths in the column. */
const pointsField = <Name extends 'passScore' | 'markDifference'>(column: Name): FieldApart<number> => ({
  json: sql`${papers[column]} / 10.0`,
  async write(tx, paper, points) {
    await tx
      .update(papers)
      .set({ [column]: Math.round(points * 10) })
      .where(eq(papers.id, paper));
  },
});

/** From where on somebody has passed. */
export const passScoreField = pointsField('passScore');

/** What two who mark an essay may differ by. */
export const markDifferenceField = pointsField('markDifference');

const refusal = (message: string) => new Problem(1, message, { field: 'questions' });
