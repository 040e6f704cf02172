import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { instantJson } from '../../db/instant-json.ts';
import { comments, manageActions, postVersions, users } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { addAction } from '../../resources/action-log.ts';
import { moderationStrings as strings } from '../manage/managed-community.strings.ts';
import { withNames } from '../mentions/mentions-in-html.ts';
import { postTables, type PostType } from './post-tables.ts';
import { authorJson } from './post-viewer.ts';

/** What is kept of before it was changed. */
interface Versioned {
  type: PostType | 'comment';
  id: number;
}

const mostVersions = 50;

const isOf = ({ type, id }: Versioned) => and(eq(postVersions.postType, type), eq(postVersions.postId, id));

/** What a post said before it was changed, the latest first. Of what is hidden there is the place alone, for everybody. */
export async function listVersions(db: Database, post: Versioned) {
  return (await rowsOf(db, post)).map(({ id, title, content, createdAt, isHidden }) => ({
    id,
    title: isHidden ? '' : title,
    content: isHidden ? '' : content,
    replaced_at: createdAt.toISOString(),
    is_hidden: isHidden,
  }));
}

/** The same for moderators: with what is hidden, and who has decided on it. */
export async function listModeratedVersions(db: Database, post: Versioned) {
  await findAuthor(db, post);
  const rows = await rowsOf(db, post);
  const decisions = await decisionsOn(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ createdAt, isHidden, ...version }) => ({
    ...version,
    replaced_at: createdAt.toISOString(),
    is_hidden: isHidden,
    decision: decisions.get(version.id) ?? null,
  }));
}

async function rowsOf(db: Database, post: Versioned) {
  const { id, title, content, createdAt, isHidden } = postVersions;
  const rows = await db
    .select({ id, title, content, createdAt, isHidden })
    .from(postVersions)
    .where(isOf(post))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostVersions);
  return withNames(db, rows);
}

interface Decision {
  versionId: number;
  isHidden: boolean;
  reason: string;
}

/** Hides a version of somebody else's post or shows it again, with a line in the log. One that is so already is decided. */
export async function decideVersion(
  db: Database,
  post: Versioned,
  { versionId, isHidden, reason }: Decision,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await findAuthor(tx, post)) === userId) throw new Problem(1, strings.ownPost);
    const isThis = and(isOf(post), eq(postVersions.id, versionId));
    const [found] = await tx
      .select({ isHidden: postVersions.isHidden })
      .from(postVersions)
      .where(isThis)
      .for('update');
    if (!found) throw new Problem(404, strings.missing);
    if (found.isHidden === isHidden) {
      const decider = (await decisionsOn(tx, [versionId])).get(versionId)?.user;
      throw new Problem(1, strings.decided(decider?.nick_name ?? ''));
    }
    await tx.update(postVersions).set({ isHidden }).where(isThis);
    await addAction(
      { tx, now, userId },
      {
        entity: 'postVersion',
        kind: 'update',
        subjects: [{ id: versionId, title: strings.version(post.type, post.id, versionId) }],
        items: [
          { id: versionId, before: { is_hidden: found.isHidden }, after: { is_hidden: isHidden, reason } },
        ],
      },
    );
  });
}

/** Refuses what is not there, or was deleted. */
async function findAuthor(db: Database, { type, id }: Versioned): Promise<number> {
  const table = type === 'comment' ? comments : postTables[type];
  const { rows } = await db.execute<{ user_id: string }>(
    sql`select user_id from ${table} where id = ${id} and deleted_at is null`,
  );
  if (!rows[0]) throw new Problem(404, strings.missing);
  return Number(rows[0].user_id);
}

interface Decided {
  user: { id: number; nick_name: string; avatar: string } | null;
  reason: string;
  created_at: string;
}

/** The latest decision on each of them, by id. The log alone keeps who and why. */
async function decisionsOn(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Decided>();
  const versionId = sql`(${manageActions.subjects} -> 0 ->> 'id')::bigint`;
  const { rows } = await db.execute<Decided & { id: string } & Record<string, unknown>>(sql`
    select distinct on (${versionId}) ${versionId} as id, ${authorJson} as user,
      ${manageActions.items} -> 0 -> 'after' ->> 'reason' as reason, ${instantJson(manageActions.createdAt)} as created_at
    from ${manageActions} left join ${users} on ${eq(users.id, manageActions.actorId)}
    where ${manageActions.entity} = 'postVersion' and ${inArray(versionId, [...ids])}
    order by ${versionId}, ${desc(manageActions.id)}`);
  return new Map(rows.map(({ id, user, reason, created_at }) => [Number(id), { user, reason, created_at }]));
}

/** Whether what a post said at a moment is hidden: a message keeps words of the moment that it was sent at. */
export const isSaidHidden = (type: SQL, id: SQL, at: SQL): SQL<boolean> => sql<boolean>`coalesce((
  select ${postVersions.isHidden} from ${postVersions}
  where ${postVersions.postType} = ${type} and ${postVersions.postId} = ${id} and ${postVersions.createdAt} > ${at}
  order by ${postVersions.createdAt}, ${postVersions.id} limit 1), false)`;
