import { namesMentioned, nickNameLength } from '@shuyuan/api-client';
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { postMentions, users } from '../../db/schema.ts';

/** A person and the name by which the words mention them. */
export interface Mentioned {
  id: number;
  name: string;
}

/** What mentions people: a comment or a post. */
export interface MentionPlace {
  type: (typeof postMentions.$inferInsert)['postType'];
  id: number;
}

/** How many are offered. */
const mostOffered = 8;

/** Characters of a nickname at most, in UTF-16 units. */
const longestName = 2 * nickNameLength.most;

/** Who is mentioned in a comment, as JSON. */
export const mentionsJson = (commentId: SQL): SQL<MentionJson[]> => sql<MentionJson[]>`(
  select coalesce(json_agg(json_build_object(
    'user_id', mention.user_id, 'name', mention.name, 'nick_name', person.nick_name) order by mention.user_id), '[]')
  from post_mentions as mention left join users as person on person.id = mention.user_id
  where mention.post_type = 'comment' and mention.post_id = ${commentId})`;

/** As the contract has it. */
export interface MentionJson {
  user_id: number;
  name: string;
  nick_name: string | null;
}

/** Who is mentioned in one comment. */
export async function findMentions(db: Database, commentId: number): Promise<MentionJson[]> {
  const { rows } = await db.execute<{ mentions: MentionJson[] }>(
    sql`select ${mentionsJson(sql`${commentId}::bigint`)} as mentions`,
  );
  return rows[0]?.mentions ?? [];
}

/** Accounts that are there to be named, with what they are called now. */
export const findNamed = (db: Database, ids: readonly number[]): Promise<Mentioned[]> =>
  db
    .select({ id: users.id, name: users.nickName })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.status, 'active'), isNull(users.destroysAt)));

/** Names that stand behind `@` in a text and begin with one of these: whoever has one may be meant instead. */
function longerNames(text: string, names: readonly string[]): string[] {
  const found = new Set<string>();
  for (const [, tail = ''] of text.matchAll(/@([^\s@]+)/g))
    for (const name of names)
      if (tail.startsWith(name))
        for (let end = name.length + 1; end <= Math.min(tail.length, longestName); end += 1)
          found.add(tail.slice(0, end));
  return [...found];
}

/** Returns the names that are nicknames of accounts. */
async function namesTaken(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await db
    .selectDistinct({ name: users.nickName })
    .from(users)
    .where(sql`${users.nickName} = any(${sql.param([...names])}::text[])`);
  return rows.map(({ name }) => name);
}

/**
 * Those of `given` whom a plain text mentions. A name that is not theirs is no mention: else anybody could be named as somebody else.
 * Neither is the beginning of a longer name that another account has.
 */
export async function namedInText(
  db: Database,
  text: string,
  given: readonly Mentioned[],
): Promise<Mentioned[]> {
  const names = given.map(({ name }) => name);
  if (namesMentioned(text, names).size === 0) return [];
  const named = namesMentioned(text, [...names, ...(await namesTaken(db, longerNames(text, names)))]);
  const meant = given.filter(({ name }) => named.has(name));
  if (meant.length === 0) return [];
  const known = await findNamed(
    db,
    meant.map(({ id }) => id),
  );
  return known.filter((person) => meant.some(({ id, name }) => id === person.id && name === person.name));
}

/** Keeps who is mentioned in a comment or post, and answers whom it mentions for the first time. */
export async function addMentions(
  tx: Database,
  { type, id }: MentionPlace,
  people: readonly Mentioned[],
  now: Date,
): Promise<number[]> {
  if (people.length === 0) return [];
  const added = await tx
    .insert(postMentions)
    .values(
      people.map((person) => ({
        postType: type,
        postId: id,
        userId: person.id,
        name: person.name,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ userId: postMentions.userId });
  return added.map(({ userId }) => userId);
}

/**
 * Whom a person can mention: those of the conversation, then whom they follow, then whose name begins so; nobody whom they block.
 * `talking` selects the ids of those of the conversation as `user_id`, the latest first.
 */
export async function findMentionable(db: Database, talking: SQL, viewerId: number, keywords: string) {
  const prefix = `${keywords.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await db.execute<{ id: string; nick_name: string; avatar: string }>(sql`
    with talking as (select distinct user_id as id from (${talking} limit 500) as latest),
    followed as (select followed_id as id from follows where user_id = ${viewerId} order by created_at desc limit 1000),
    named as (
      select id from users where ${keywords !== ''} and nick_name like ${prefix} order by nick_name, id limit 100)
    select person.id, person.nick_name, person.avatar
    from (select id from talking union select id from followed union select id from named) as found
    join users as person on person.id = found.id
    where person.id <> ${viewerId} and person.status = 'active' and person.destroys_at is null
      and position(lower(${keywords}) in lower(person.nick_name)) > 0
      and not exists (select from blocks where user_id = ${viewerId} and blocked_id = person.id)
    order by person.id in (select id from talking) desc, person.id in (select id from followed) desc,
      person.nick_name like ${prefix} desc, length(person.nick_name), person.id
    limit ${mostOffered}`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
