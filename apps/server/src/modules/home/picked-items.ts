import type { Contract } from '@shuyuan/api-client/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import { anthologies, articles, combos, courses, homeBlocks, teachers, videos } from '../../db/schema.ts';
import type { FieldApart, Fields } from '../../resources/resource.ts';

type Items = Fields<Contract['manageHomeBlocks']>['items'];

const picked = (entry: SQL) => sql`coalesce((
  select json_agg(${entry} order by picked.place)
  from unnest(${homeBlocks.itemIds}) with ordinality as picked (id, place)), '[]')`;

/** What was picked for a block of home, as a field of the console. */
export const pickedItems: FieldApart<Items> = {
  json: picked(sql`json_build_object('id', picked.id)`),
  async write(tx, id, items) {
    const itemIds = [...new Set(items.map((item) => item.id))];
    await tx.update(homeBlocks).set({ itemIds }).where(eq(homeBlocks.id, id));
  },
};

/** The same with titles, for its form; null for what is gone. */
export const pickedWithTitles = picked(sql`json_build_object('id', picked.id, 'title', case ${homeBlocks.sign}
  when 'article' then (select ${articles.title} from ${articles} where ${articles.id} = picked.id and ${articles.deletedAt} is null)
  when 'course' then (select ${courses.title} from ${courses} where ${courses.id} = picked.id)
  when 'video' then (select ${videos.title} from ${videos} where ${videos.id} = picked.id)
  when 'combo' then (select ${combos.title} from ${combos} where ${combos.id} = picked.id)
  when 'anthology' then (select ${anthologies.title} from ${anthologies} where ${anthologies.id} = picked.id)
  when 'teacher' then (select ${teachers.name} from ${teachers} where ${teachers.id} = picked.id) end)`);
