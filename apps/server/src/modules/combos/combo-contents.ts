import type { Contract } from '@shuyuan/api-client/contract';
import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articles, comboChapters, comboItems, combos, courses, videos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { FieldApart, Fields, WriterScope } from '../../resources/resource.ts';
import { isOwnVideo } from '../courses/lesson-sources.ts';
import { isTaughtBy } from '../courses/owner-of.ts';
import { isSomebodys } from '../orders/holders.repo.ts';
import { comboStrings as strings } from './combos.strings.ts';

type Contents = Fields<Contract['manageCombos']>['contents'];
type Item = Contents[number]['items'][number];

const { comboId, chapterId, resourceType, resourceId, sort } = comboItems;

/** Chapters with their items in their order; what stands before the first one comes in one without a title. */
function contentsJson(item: SQL): SQL {
  const items = (isMeant: SQL | undefined) => sql`(
    select json_agg(${item} order by ${asc(sort)}, ${asc(comboItems.id)}) from ${comboItems}
    where ${and(eq(comboId, combos.id), isMeant)})`;
  return sql`(
    select coalesce(json_agg(json_build_object('title', parts.title, 'items', parts.items) order by parts.place, parts.id), '[]')
    from (
      select -1 as place, 0 as id, '' as title, ${items(isNull(chapterId))} as items
      union all
      select ${comboChapters.sort}, ${comboChapters.id}, ${comboChapters.title},
        coalesce(${items(eq(chapterId, comboChapters.id))}, '[]')
      from ${comboChapters} where ${eq(comboChapters.comboId, combos.id)}
    ) as parts where parts.items is not null)`;
}

const titleOfItem = sql`coalesce(case ${resourceType}
  when 'course' then (select ${courses.title} from ${courses} where ${eq(courses.id, resourceId)})
  when 'video' then (select ${videos.title} from ${videos} where ${eq(videos.id, resourceId)})
  when 'article' then (select ${articles.title} from ${articles} where ${eq(articles.id, resourceId)}) end, '')`;

const isRemovedArticle = sql`(${resourceType} = 'article' and exists (
  select 1 from ${articles} where ${eq(articles.id, resourceId)} and ${articles.deletedAt} is not null))`;

/** What the form shows of a column's contents. */
export const contentsWithTitles = contentsJson(sql`json_build_object('type', ${resourceType},
  'resource_id', ${resourceId}, 'title', ${titleOfItem}, 'is_removed', ${isRemovedArticle})`);

/** The contents of a column as a field of the console. */
export const contentsField: FieldApart<Contents> = {
  json: contentsJson(sql`json_build_object('type', ${resourceType}, 'resource_id', ${resourceId})`),
  write: writeContents,
};

const keyOf = ({ type, resource_id: id }: Item) => `${type} ${id}`;

async function writeContents(
  tx: Database,
  id: number,
  contents: Contents,
  _now: Date,
  scope: WriterScope,
): Promise<void> {
  if (contents.some(({ title }, place) => title === '' && place > 0))
    throw refusal(strings.chapterWithoutTitle);
  const items = contents.flatMap((chapter) => chapter.items);
  const keys = new Set(items.map(keyOf));
  if (keys.size < items.length) throw refusal(strings.itemTwice);
  const present = await tx
    .select({ type: resourceType, resource_id: resourceId })
    .from(comboItems)
    .where(eq(comboId, id));
  await requirePresent(tx, items, present, scope);
  if (present.some((item) => !keys.has(keyOf(item))) && (await isSomebodys(tx, 'combo', [id])))
    throw refusal(strings.itemIsBought);

  await tx.delete(comboItems).where(eq(comboId, id));
  await tx.delete(comboChapters).where(eq(comboChapters.comboId, id));
  for (const [place, chapter] of contents.entries()) await putChapter(tx, id, place, chapter);
}

/** Refuses what is not there, or not of whoever writes: a column opens all that stands in it. It stays there until the transaction ends; a removed article keeps its place, and none is put in. */
async function requirePresent(
  tx: Database,
  items: readonly Item[],
  present: readonly Item[],
  { ownerId }: WriterScope,
): Promise<void> {
  const idsOf = (type: Item['type'], all: readonly Item[]) =>
    all.filter((item) => item.type === type).map((item) => item.resource_id);
  const ids = {
    course: idsOf('course', items),
    video: idsOf('video', items),
    article: idsOf('article', items),
  };
  /** What stood in it before may stay, whoever has made it. */
  const isMeant = (
    type: Item['type'],
    table: typeof courses | typeof videos | typeof articles,
    isOwn: (userId: number) => SQL,
  ) =>
    and(
      inArray(table.id, ids[type]),
      ownerId === null ? undefined : or(isOwn(ownerId), inArray(table.id, idsOf(type, present))),
    );
  const isThere = or(isNull(articles.deletedAt), inArray(articles.id, idsOf('article', present)));
  const isOwnCourse = (userId: number) => isTaughtBy(courses, userId);
  const isOwnArticle = (userId: number) => eq(articles.authorId, userId);
  const found = [
    await tx
      .select({ id: courses.id })
      .from(courses)
      .where(isMeant('course', courses, isOwnCourse))
      .for('key share'),
    await tx
      .select({ id: videos.id })
      .from(videos)
      .where(isMeant('video', videos, isOwnVideo))
      .for('key share'),
    await tx
      .select({ id: articles.id })
      .from(articles)
      .where(and(isMeant('article', articles, isOwnArticle), isThere))
      .for('key share'),
  ];
  if (found.flat().length < items.length) throw refusal(strings.itemGone);
}

async function putChapter(tx: Database, id: number, place: number, chapter: Contents[number]): Promise<void> {
  const [stored] =
    chapter.title === ''
      ? []
      : await tx
          .insert(comboChapters)
          .values({ comboId: id, title: chapter.title, sort: place })
          .returning({ id: comboChapters.id });
  const rows = chapter.items.map((item, index) => ({
    comboId: id,
    chapterId: stored?.id ?? null,
    resourceType: item.type,
    resourceId: item.resource_id,
    sort: index,
  }));
  if (rows.length > 0) await tx.insert(comboItems).values(rows);
}

const refusal = (message: string) => new Problem(1, message, { field: 'contents' });

/** In how many columns these stand. */
export const countPlaces = (db: Database, type: Item['type'], ids: readonly number[]): Promise<number> =>
  db.$count(comboItems, and(eq(resourceType, type), inArray(resourceId, [...ids])));
