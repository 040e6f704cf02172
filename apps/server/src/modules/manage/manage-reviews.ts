import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import { combos, courses, reviews, users } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { hasId, isPartOf } from '../../resources/list-rows.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import { defineResource } from '../../resources/resource.ts';
import { isOwnCombo, isTaughtBy } from '../courses/owner-of.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { dayAndTime } from './cells.ts';
import { reviewStrings as strings } from './reviews.strings.ts';

const { content, rating, state, reply, repliedAt, resourceType, resourceId, createdAt } = reviews;

const targetTitle = sql`coalesce(case ${resourceType}
  when 'course' then (select ${courses.title} from ${courses} where ${eq(courses.id, resourceId)})
  when 'combo' then (select ${combos.title} from ${combos} where ${eq(combos.id, resourceId)}) end, '')`;

const exists = (table: typeof courses | typeof combos, isMeant: SQL) =>
  sql`exists (select 1 from ${table} where ${and(eq(table.id, resourceId), isMeant)})`;

/** Of what somebody teaches, or of a column that they have added. */
const isOwn = (userId: number) => sql`(case ${resourceType}
  when 'course' then ${exists(courses, isTaughtBy(courses, userId))}
  when 'combo' then ${exists(combos, isOwnCombo(userId))} else false end)`;

/** Reviews of courses and columns: hidden, answered and removed. What was rated is no field: nobody else changes it. */
export const reviewResource = defineResource<Contract['manageReviews']>({
  entity: 'review',
  table: reviews,
  title: content,
  found: (keywords) => or(hasId(reviews, keywords), isPartOf(content, keywords)),
  fields: {
    state,
    reply: {
      json: sql`${reply}`,
      async write(tx, id, text, now) {
        await tx
          .update(reviews)
          .set({ reply: text, repliedAt: text === '' ? null : now })
          .where(eq(reviews.id, id));
      },
    },
  },
  isOwn,
  joins: sql`left join ${users} on ${eq(users.id, reviews.userId)}`,
  row: () => ({
    target: sql`json_build_object('type', ${resourceType}, 'id', ${resourceId}, 'title', ${targetTitle})`,
    user: sql`case when ${isNotNull(users.id)} then
      json_build_object('id', ${users.id}, 'nick_name', ${users.nickName}) end`,
    is_anonymous: reviews.isAnonymous,
    rating: sql`(${rating} / 10.0)::float`,
    content,
    state,
    reply,
    created_at: createdAt,
  }),
  filters: {
    state: (wanted) => eq(state, wanted),
    target_type: (type) => eq(resourceType, type),
    target_id: (id) => inArray(resourceId, [id]),
    replied: (wanted) => (wanted === 'yes' ? isNotNull(repliedAt) : isNull(repliedAt)),
  },
  // Nobody hides what is said of their own work.
  async check(_, { ownerId = null }, fields) {
    if (ownerId !== null && fields.has('state')) throw new Problem(403, strings.onlyAnswers);
  },
  async checkRemoval(_, { ownerId = null }) {
    if (ownerId !== null) throw new Problem(403, strings.onlyAnswers);
  },
  sorts: { created_at: [createdAt, 'desc'], rating: [rating, 'asc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, ({ id }) => id],
      [strings.target, ({ target }) => target.title],
      [strings.user, ({ user }) => user?.nick_name ?? ''],
      [strings.rating, (row) => row.rating],
      [strings.content, (row) => row.content],
      [strings.state, (row) => strings.states[row.state]],
      [strings.reply, (row) => row.reply],
      [strings.createdAt, ({ created_at }) => dayAndTime(created_at)],
    ],
  },
});

/** The calls of reviews: none adds one. */
export function manageReviewsRoutes(deps: Pick<ModuleDeps, 'clock'>): Handlers<Contract['manageReviews']> {
  const { list, find, exportRows, update, updateMany, remove, removeMany } = resourceRoutes<
    Contract['manageReviews']
  >(reviewResource, deps);
  return { list, find, exportRows, update, updateMany, remove, removeMany };
}
