import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { MockRule } from '../../db/practice-tables.ts';
import { mockPapers, paperAttempts } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource, type FieldApart } from '../../resources/resource.ts';
import { typesOfRule } from '../mock/draw-mock.ts';
import { findDrawOwner } from '../mock/draw-reach.ts';
import { countCandidatesByType, type RuleSource } from '../mock/mock.repo.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { managedMockPaperStrings as strings } from './managed-exams.strings.ts';
import { exportedColumns, publishable } from './publishable.ts';
import { refuseHeld } from './refuse-held.ts';
import { requiredCourses } from './required-courses.ts';

const { id, title, charge, publishedAt, updatedAt, categoryId, rule } = mockPapers;

const shared = publishable(mockPapers);
const courses = requiredCourses('mock_paper', id);
const questionsCount = sql`(select coalesce(sum(value::int), 0) from jsonb_each_text(${rule} -> 'num'))`;
const attemptsCount = sql`(select count(*) from ${paperAttempts} where ${eq(paperAttempts.mockPaperId, id)})`;

/** Points on the wire, tenths in the column. */
const passScore: FieldApart<number> = {
  json: sql`${mockPapers.passScore} / 10.0`,
  async write(tx, mock, points) {
    await tx
      .update(mockPapers)
      .set({ passScore: Math.round(points * 10) })
      .where(eq(id, mock));
  },
};

/** Returns how many questions a rule could draw, by the names of its numbers. */
export async function countCandidates(db: Database, from: RuleSource, now: Date): Promise<MockRule['num']> {
  const rows = await countCandidatesByType(db, from, now);
  const countOf = (type: number) => rows.find((row) => row.type === type)?.count ?? 0;
  return {
    choice: countOf(typesOfRule.choice),
    select: countOf(typesOfRule.select),
    input: countOf(typesOfRule.input),
    qa: countOf(typesOfRule.qa),
    judge: countOf(typesOfRule.judge),
    cap: countOf(typesOfRule.cap),
  };
}

/** Throws a refusal for a rule that draws nothing, and for one that asks for more than the bank has. */
async function checkRule(
  db: Database,
  { rule: { num, ...from }, authorId }: { rule: MockRule; authorId: number | null },
  now: Date,
): Promise<void> {
  const names = Object.keys(typesOfRule) as (keyof MockRule['num'])[];
  if (names.every((name) => num[name] === 0)) throw new Problem(1, strings.needsQuestion, { field: 'rule' });
  const there = await countCandidates(db, { ...from, ownerId: await findDrawOwner(db, authorId) }, now);
  const short = names.find((name) => there[name] < num[name]);
  if (short)
    throw new Problem(1, strings.tooFew(strings.types[short], num[short], there[short]), { field: 'rule' });
}

/** Papers that are drawn anew for each attempt, with the rules by which they are. */
export const managedMockPaperResource = defineResource<Contract['manageMockPapers']>({
  entity: 'mockPaper',
  table: mockPapers,
  title,
  owner: mockPapers.authorId,
  deletedAt: mockPapers.deletedAt,
  fields: {
    title,
    category_id: categoryId,
    render_description: mockPapers.renderDescription,
    charge,
    is_vip_free: mockPapers.isVipFree,
    required_courses: courses.field,
    pass_score: passScore,
    expired_minutes: mockPapers.expiredMinutes,
    enabled_invite: mockPapers.enabledInvite,
    rule,
    published_at: publishedAt,
  },
  joins: shared.joins,
  row: (now) => ({
    ...shared.row(now),
    title,
    charge,
    questions_count: questionsCount,
    attempts_count: attemptsCount,
    created_at: mockPapers.createdAt,
  }),
  whole: {
    category_id: categoryId,
    render_description: mockPapers.renderDescription,
    is_vip_free: mockPapers.isVipFree,
    required_courses: courses.withTitles,
    pass_score: passScore.json,
    expired_minutes: mockPapers.expiredMinutes,
    enabled_invite: mockPapers.enabledInvite,
    rule,
  },
  filters: shared.filters,
  sorts: {
    updated_at: [updatedAt, 'desc'],
    published_at: [publishedAt, 'desc'],
    title: [title, 'asc'],
    attempts_count: [attemptsCount, 'desc'],
  },
  exported: {
    name: strings.plural,
    columns: exportedColumns(strings, [
      [strings.questionsCount, ({ questions_count }) => questions_count],
      [strings.attemptsCount, ({ attempts_count }) => attempts_count],
    ]),
  },
  clean: ({ render_description: html, ...fields }) =>
    html === undefined ? fields : { ...fields, render_description: sanitiseHtml(html) },
  async check(ids, { tx, isUndo, now }) {
    if (isUndo === true) return;
    const rows = await tx
      .select({ rule, authorId: mockPapers.authorId })
      .from(mockPapers)
      .where(and(inArray(id, [...ids]), isNotNull(publishedAt)));
    for (const row of rows) await checkRule(tx, row, now);
  },
  checkRemoval: (ids, { tx }) => refuseHeld(tx, 'mock_paper', ids, strings),
  refusals: { gone: new Problem(1, strings.referenceGone) },
});
