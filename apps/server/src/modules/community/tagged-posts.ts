import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { issues, problems } from '../../db/schema.ts';

/** Posts that a tag leads to: doubts are read where they were asked. */
export type TaggedPostType = 'problem' | 'issue';

/** A post by its type and id. */
export interface TaggedPost {
  type: TaggedPostType;
  id: number;
}

const isShownProblem = and(
  isNull(problems.deletedAt),
  eq(problems.visibility, 'shown'),
  isNull(problems.mergedIntoId),
);
const isShownIssue = and(isNull(issues.deletedAt), eq(issues.visibility, 'shown'));

/** What everybody may read of them: queries of `type`, `id` and `published_at`, to be united with others. */
export const shownPosts: SQL = sql`
  select 'problem' as type, ${problems.id} as id, ${problems.createdAt} as published_at from ${problems} where ${isShownProblem}
  union all
  select 'issue' as type, ${issues.id} as id, ${issues.createdAt} as published_at from ${issues} where ${isShownIssue}`;

interface PostCard {
  title: string;
  short_description: string;
  published_at: string;
}

/** What cards show of posts that everybody may read, by type and id. They have no picture and cost nothing. */
export async function describePosts(db: Database, refs: readonly TaggedPost[]) {
  const idsOf = (type: TaggedPostType) => refs.filter((ref) => ref.type === type).map(({ id }) => id);
  const [ofProblems, ofIssues] = [
    await readCards(db, problems, idsOf('problem'), isShownProblem),
    await readCards(db, issues, idsOf('issue'), isShownIssue),
  ];
  const cards = { problem: ofProblems, issue: ofIssues };
  return refs.flatMap(({ type, id }) => {
    const card = cards[type].get(id);
    return card ? [{ ...card, type, id, thumb: '', charge: 0, is_vip_free: false }] : [];
  });
}

async function readCards(
  db: Database,
  table: typeof problems | typeof issues,
  ids: readonly number[],
  isShown: SQL | undefined,
): Promise<ReadonlyMap<number, PostCard>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; card: PostCard }>(sql`
    select ${table.id} as id, json_build_object('title', ${table.title}, 'short_description', ${table.excerpt},
      'published_at', ${instantJson(table.createdAt)}) as card
    from ${table} where ${and(inArray(table.id, [...ids]), isShown)}`);
  return new Map(rows.map(({ id, card }) => [Number(id), card]));
}
