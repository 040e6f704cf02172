import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import { eq, sql, type SQL } from 'drizzle-orm';
import { questions } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { FieldApart } from '../../resources/resource.ts';
import { questionStrings as strings } from './exams.strings.ts';
import { cleanQuestion, faultOf, storedWritten } from './written-question.ts';

const { type, score, level, shown, key, revealed } = questions;

const rules = (from: SQL) => sql`jsonb_strip_nulls(jsonb_build_object(
  'partial', ${from} -> 'partial', 'folding', ${from} -> 'folding'))`;

/** Nothing that the form asks for is missing: what is empty is not stored. */
const blanks = sql`'{"remark": ""}'::jsonb || case when ${type} = 4 then '{"answer": "", "rubric": []}'::jsonb else '{}'::jsonb end`;

const parts = sql`(select coalesce(jsonb_agg('{"remark": ""}'::jsonb
    || case when part.shown -> 'type' = '4' then '{"answer": "", "rubric": []}'::jsonb else '{}'::jsonb end
    || (part.shown - 'inputs' - 'input_length') || coalesce(part.told, '{}'::jsonb) || ${rules(sql`(part.key -> 'key')`)} order by part.place), '[]')
  from rows from (jsonb_array_elements(${shown} -> 'questions'), jsonb_array_elements(${revealed} -> 'questions'),
    jsonb_array_elements(${key} -> 'parts')) with ordinality as part(shown, told, key, place))`;

/** A question as it was written, put together of what is shown, what it is graded by, and what is told when it is over. */
export const questionJson = sql`(${blanks} || (${shown} - 'inputs' - 'input_length') || ${revealed} || ${rules(sql`${key}`)}
  || jsonb_build_object('type', ${type}, 'level', ${level}, 'score', ${score} / 10.0)
  || case when ${type} = 6 then jsonb_build_object('questions', ${parts}) else '{}'::jsonb end)`;

/** Throws what keeps a question from being stored. */
export function requireWhole(written: WrittenQuestion): void {
  const fault = faultOf(cleanQuestion(written));
  if (fault) throw new Problem(1, strings.faults[fault], { field: 'question' });
}

/** What a question asks and what makes it right, as a field of the console. Its type stays. */
export const questionField: FieldApart<WrittenQuestion> = {
  json: questionJson,
  async write(tx, id, written) {
    requireWhole(written);
    const stored = storedWritten(written);
    const [before] = await tx.select({ type, shown }).from(questions).where(eq(questions.id, id));
    const isNew = !before || Object.keys(before.shown).length === 0;
    if (!isNew && before.type !== stored.type) throw new Problem(1, strings.typeStays, { field: 'question' });
    await tx.update(questions).set(stored).where(eq(questions.id, id));
  },
};

/** How hard a question is, without what it asks: attempts keep what they had. */
export const levelField: FieldApart<number | undefined> = {
  json: sql`${level}`,
  async write(tx, id, hardness) {
    if (hardness === undefined) return;
    await tx
      .update(questions)
      .set({ level: hardness, shown: sql`jsonb_set(${shown}, '{level}', to_jsonb(${hardness}::int))` })
      .where(eq(questions.id, id));
  },
};
