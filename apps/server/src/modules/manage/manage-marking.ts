import type { Contract } from '@shuyuan/api-client/contract';
import { and, asc, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { bigint, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { attemptQuestions, paperAttempts, papers, users } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { isPartOf } from '../../resources/list-rows.ts';
import { defineResource } from '../../resources/resource.ts';
import { dayAndTime } from './cells.ts';
import { markingStrings as strings } from './manage.strings.ts';

/** The same table by the names that the console's kit goes by. */
const rows = pgTable('paper_attempts', {
  id: bigint('id', { mode: 'number' }).notNull(),
  createdAt: instant('started_at').notNull(),
  updatedAt: instant('submitted_at').notNull(),
});

const isWaiting = eq(paperAttempts.status, 3);

/** Rows that wait, with their paper and learner. */
const joins = sql`join ${papers} on ${and(eq(papers.id, paperAttempts.paperId), isWaiting)}
  join ${users} on ${eq(users.id, paperAttempts.userId)}`;

/** Attempts that wait to be marked: learners submit them, and nothing of one is written by a form. */
export const paperAttemptResource = defineResource<Contract['manageMarking']>({
  entity: 'paperAttempt',
  table: rows,
  title: papers.title,
  owner: papers.authorId,
  found: (keywords) => or(isPartOf(papers.title, keywords), isPartOf(users.nickName, keywords)),
  fields: {},
  // What does not wait is nothing that the console lists.
  joins,
  row: () => ({
    paper: sql`json_build_object('id', ${papers.id}, 'title', ${papers.title})`,
    person: sql`json_build_object('id', ${users.id}, 'nick_name', ${users.nickName}, 'avatar', ${users.avatar})`,
    submitted_at: paperAttempts.submittedAt,
    waiting_count: sql`(select count(*)::int from ${attemptQuestions}
      where ${and(eq(attemptQuestions.attemptId, paperAttempts.id), hasNoPoints)})`,
  }),
  filters: {
    paper_id: (id) => eq(paperAttempts.paperId, id),
    waits_for: (userId) => hasEssayFor(userId),
  },
  sorts: { submitted_at: [paperAttempts.submittedAt, 'asc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, ({ id }) => id],
      [strings.paper, ({ paper }) => paper.title],
      [strings.person, ({ person }) => person.nick_name],
      [strings.submittedAt, ({ submitted_at }) => dayAndTime(submitted_at)],
      [strings.waiting, (row) => row.waiting_count],
    ],
  },
});

/** The same without the attempts of a person, who does not mark what is their own. */
export const attemptsOfOthers = (userId: number): typeof paperAttemptResource => ({
  ...paperAttemptResource,
  joins: sql`${joins} and ${ne(paperAttempts.userId, userId)}`,
});

/** An essay without points, in a question or in a part of one, that this person has not marked yet. */
const hasEssayFor = (userId: number) => sql`exists (
  select from attempt_questions asked
  cross join lateral (
    select asked.grade, -1 as part where asked.type <> 6
    union all
    select part.grade, part.place::int - 1
    from jsonb_array_elements(case when asked.type = 6 then asked.grade -> 'parts' else '[]' end)
      with ordinality as part(grade, place)) as field
  where asked.attempt_id = ${paperAttempts.id} and field.grade ->> 'result' = 'unmarked'
    and not exists (select from attempt_marks mark where mark.attempt_id = asked.attempt_id
      and mark.question_id = asked.question_id and mark.part = field.part and mark.marker_id = ${userId}))`;

const hasNoPoints = isNull(sql`${attemptQuestions.grade} ->> 'score'`);

/** Person who marks. With an `ownerId` they reach attempts at the papers of that person alone. */
export interface Marker {
  userId: number;
  ownerId: number | null;
}

const isReached = ({ ownerId }: Marker) => (ownerId === null ? undefined : eq(papers.authorId, ownerId));

/** Papers with attempts of others that wait, the one with the most first. */
export const listWaitingPapers = (db: Database, marker: Marker) =>
  db
    .select({ id: papers.id, title: papers.title, waiting_count: sql<number>`count(*)::int` })
    .from(paperAttempts)
    .innerJoin(papers, eq(papers.id, paperAttempts.paperId))
    .where(and(isWaiting, ne(paperAttempts.userId, marker.userId), isReached(marker)))
    .groupBy(papers.id)
    .orderBy(desc(sql`count(*)`), asc(papers.id))
    .limit(100);

/** Returns a submitted attempt with its paper and who wrote it. Throws 404 where there is none in reach, and 403 for the marker's own. */
export async function requireMarkable(db: Database, id: number, marker: Marker) {
  const found = await findSubmitted(db, id, marker);
  if (!found) throw new Problem(404, coreStrings.notFound);
  if (found.attempt.userId === marker.userId) throw new Problem(403, strings.ownAttempt);
  return found;
}

async function findSubmitted(db: Database, id: number, marker: Marker) {
  const [found] = await db
    .select({
      attempt: paperAttempts,
      paper: {
        id: papers.id,
        title: papers.title,
        passScore: papers.passScore,
        isDoubleMarked: papers.isDoubleMarked,
        markDifference: papers.markDifference,
      },
      person: { id: users.id, nick_name: users.nickName, avatar: users.avatar },
    })
    .from(paperAttempts)
    .innerJoin(papers, eq(papers.id, paperAttempts.paperId))
    .innerJoin(users, eq(users.id, paperAttempts.userId))
    .where(and(eq(paperAttempts.id, id), ne(paperAttempts.status, 1), isReached(marker)));
  return found;
}

/** All that is known of the questions of an attempt, in their order. */
export const listGraded = (db: Database, attemptId: number) =>
  db
    .select()
    .from(attemptQuestions)
    .where(eq(attemptQuestions.attemptId, attemptId))
    .orderBy(asc(attemptQuestions.place));
