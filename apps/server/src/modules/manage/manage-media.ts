import type { Contract } from '@shuyuan/api-client/contract';
import { eq, inArray, isNull, or, sql } from 'drizzle-orm';
import {
  courseAttachments,
  courseLessons,
  courses,
  mediaFiles,
  mediaRenditions,
  mediaUses,
  videos,
} from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { hasId, isPartOf } from '../../resources/list-rows.ts';
import { defineResource } from '../../resources/resource.ts';
import { contentField } from '../media/media-content.ts';
import { mediaStrings as strings } from '../media/media.strings.ts';
import { dayAndTime } from './cells.ts';

/** Lines of the picture that slow networks carry. */
const secondQuality = 480;

const { id, kind, title, fileName, bytes, width, height, duration, status, folderId, createdAt } = mediaFiles;

/** Which courses hand out which file: as an attachment, or as the file of a lesson. */
const handedOut = sql`(
  select ${courseAttachments.mediaId} as media_id, ${courseAttachments.courseId} as course_id from ${courseAttachments}
  union
  select ${courseLessons.mediaId}, ${courseLessons.courseId} from ${courseLessons} where ${courseLessons.mediaId} is not null)`;

/** Videos name the file that plays, courses those that they hand out; everything else has its address in what it stores. */
const usesCount = sql`((select count(*) from ${mediaUses} where ${eq(mediaUses.mediaId, id)})
  + (select count(*) from ${videos} where ${eq(videos.mediaId, id)})
  + (select count(*) from ${handedOut} as handed_out where handed_out.media_id = ${id}))`;

/** It stays when the file is replaced. Of a picture the id alone counts and the rest is for people; of a sound both do. */
const url = sql`case when ${mediaFiles.slug} <> '' then concat('/media/', ${id}, '/', ${mediaFiles.slug}) else '' end`;

const ofIt = eq(mediaRenditions.mediaId, id);

const renditions = sql`array(select ${mediaRenditions.height} from ${mediaRenditions} where ${ofIt} order by 1 desc)`;

/** Of a film that stands upright the lines are many: it becomes half as high. */
const wantedHeight = sql`case when ${kind} = 'video' and ${mediaFiles.status} = 'ready'
    and least(${width}, ${height}) > ${secondQuality} and not exists (select 1 from ${mediaRenditions} where ${ofIt})
  then case when ${width} >= ${height} then ${secondQuality} else ${height} / 4 * 2 end end`;

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
    renditions,
    wanted_height: wantedHeight,
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
        union all
        select 'course', ${courses.id}, ${courses.title}, ${courses.updatedAt} from ${courses}
        where ${courses.id} in (
          select handed_out.course_id from ${handedOut} as handed_out where ${inArray(sql`handed_out.media_id`, [...ids])})
      ) as used order by changed_at desc, entity_id limit 1`);
    const [first] = rows;
    if (first) throw new Problem(1, strings.used(first.title, first.total));
  },
  refusals: { gone: new Problem(1, strings.folderGone, { field: 'folder_id' }) },
});
