import type { Contract } from '@shuyuan/api-client/contract';
import { eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { mediaFiles, mediaUses, videos } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { hasId, isPartOf } from '../../resources/list-rows.ts';
import { defineResource } from '../../resources/resource.ts';
import { contentField } from '../media/media-content.ts';
import { mediaStrings as strings } from '../media/media.strings.ts';
import { dayAndTime } from './cells.ts';

const { id, kind, title, fileName, bytes, width, height, duration, status, folderId, createdAt } = mediaFiles;

/** Videos of courses and columns name the file that plays; everything else has its address in what it stores. */
const usesCount = sql`((select count(*) from ${mediaUses} where ${eq(mediaUses.mediaId, id)})
  + (select count(*) from ${videos} where ${eq(videos.mediaId, id)}))`;

/** Only the id counts; the rest is for people, and stays when the picture is replaced. */
const url = sql`case when ${kind} = 'picture' then concat('/media/', ${id}, '/', ${mediaFiles.slug}) else '' end`;

/** What a replacement changes is no field of the contract: nobody writes it but who sends the bytes. */
const fields = { title, folder_id: folderId, content: contentField };

/** Files of the media library: a person's own, or everybody's. */
export const mediaResource = defineResource<Contract['manageMedia']>({
  entity: 'media',
  table: mediaFiles,
  title,
  found: (keywords) =>
    or(hasId(mediaFiles, keywords), isPartOf(title, keywords), isPartOf(fileName, keywords)),
  owner: mediaFiles.userId,
  deletedAt: mediaFiles.deletedAt,
  fields,
  row: () => ({
    kind,
    title,
    file_name: fileName,
    content_type: mediaFiles.contentType,
    bytes,
    width,
    height,
    duration,
    status,
    failure: mediaFiles.failure,
    url,
    thumb: sql`case when ${kind} = 'picture' then concat(${url}, '?w=320') else '' end`,
    folder_id: folderId,
    uses_count: usesCount,
    created_at: createdAt,
  }),
  filters: {
    kind: (wanted) => eq(kind, wanted),
    folder_id: (wanted) => (wanted === 0 ? isNull(folderId) : eq(folderId, wanted)),
    status: (wanted) => eq(status, wanted),
  },
  sorts: { created_at: [createdAt, 'desc'], title: [title, 'asc'], bytes: [bytes, 'desc'] },
  exported: {
    name: strings.plural,
    columns: [
      [strings.id, (row) => row.id],
      [strings.kind, (row) => strings.kinds[row.kind]],
      [strings.title, (row) => row.title],
      [strings.fileName, (row) => row.file_name],
      [strings.bytes, (row) => row.bytes],
      [strings.size, (row) => (row.width === null ? '' : `${row.width}×${row.height}`)],
      [strings.duration, (row) => row.duration ?? ''],
      [strings.status, (row) => strings.statuses[row.status]],
      [strings.usesCount, (row) => row.uses_count],
      [strings.createdAt, (row) => dayAndTime(row.created_at)],
    ],
  },
  async checkRemoval(ids, { tx }) {
    const { rows } = await tx.execute<{ title: string; total: number }>(sql`
      select title, (count(*) over ())::int as total from (
        select entity, entity_id, max(title) as title, max(changed_at) as changed_at from ${mediaUses}
        where ${inArray(mediaUses.mediaId, [...ids])} group by entity, entity_id
        union all
        select 'video', ${videos.id}, ${videos.title}, ${videos.updatedAt} from ${videos}
        where ${inArray(videos.mediaId, [...ids])}
      ) as used order by changed_at desc, entity_id limit 1`);
    const [first] = rows;
    if (first) throw new Problem(1, strings.used(first.title, first.total));
  },
  refusals: { gone: new Problem(1, strings.folderGone, { field: 'folder_id' }) },
});
