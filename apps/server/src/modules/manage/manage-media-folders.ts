import { mediaLimits } from '@shuyuan/api-client/manage';
import type { Contract } from '@shuyuan/api-client/contract';
import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mediaFiles, mediaFolders } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { defineResource } from '../../resources/resource.ts';
import { mediaFolderStrings as strings } from '../media/media.strings.ts';
import { dayAndTime } from './cells.ts';

const { id, name, parentId, createdAt } = mediaFolders;
const below = alias(mediaFolders, 'below');

const filesCount = sql`(select count(*) from ${mediaFiles}
  where ${and(eq(mediaFiles.folderId, id), isNull(mediaFiles.deletedAt))})`;

/** What the media library is sorted into. */
export const mediaFolderResource = defineResource<Contract['manageMediaFolders']>({
  entity: 'mediaFolder',
  table: mediaFolders,
  title: name,
  fields: { name, parent_id: parentId },
  row: () => ({
    name,
    parent_id: parentId,
    files_count: filesCount,
    folders_count: sql`(select count(*) from ${mediaFolders} as below where ${eq(below.parentId, id)})`,
    created_at: createdAt,
  }),
  filters: {},
  sorts: { name: [name, 'asc'], created_at: [createdAt, 'desc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.name, (row) => row.name],
      [strings.filesCount, (row) => row.files_count],
      [strings.createdAt, (row) => dayAndTime(row.created_at)],
    ],
  },
  /** Of all folders: one that is moved takes those below it along. */
  async check(_, { tx }) {
    // Of two moves at once the second sees what the first has written.
    await tx.execute(sql`select pg_advisory_xact_lock('media_folders'::regclass::oid::bigint)`);
    const { rows } = await tx.execute<{ reached: number; total: number; deepest: number }>(sql`
      with recursive tree as (
        select ${id} as id, 1 as depth from ${mediaFolders} where ${isNull(parentId)}
        union all
        select ${id}, tree.depth + 1 from ${mediaFolders} join tree on ${parentId} = tree.id
      )
      select count(*)::int as reached, (select count(*)::int from ${mediaFolders}) as total,
        coalesce(max(depth), 0) as deepest from tree`);
    const { reached = 0, total = 0, deepest = 0 } = rows[0] ?? {};
    // What no way leads to from the top goes round in a circle.
    if (reached < total) throw new Problem(1, strings.withinItself, { field: 'parent_id' });
    if (deepest > mediaLimits.folderDepth) throw new Problem(1, strings.tooDeep, { field: 'parent_id' });
  },
  async checkRemoval(ids, { tx }) {
    const isInside = inArray(mediaFiles.folderId, [...ids]);
    const isLeft = and(inArray(parentId, [...ids]), notInArray(id, [...ids]));
    if ((await tx.$count(mediaFiles, and(isInside, isNull(mediaFiles.deletedAt)))) > 0)
      throw new Problem(1, strings.notEmpty);
    if ((await tx.$count(mediaFolders, isLeft)) > 0) throw new Problem(1, strings.notEmpty);
    // What was removed before it does not keep it.
    await tx
      .update(mediaFiles)
      .set({ folderId: null })
      .where(and(isInside, isNotNull(mediaFiles.deletedAt)));
  },
  refusals: {
    taken: new Problem(1, strings.taken, { field: 'name' }),
    gone: new Problem(1, strings.parentGone, { field: 'parent_id' }),
    impossible: new Problem(1, strings.withinItself, { field: 'parent_id' }),
  },
});
