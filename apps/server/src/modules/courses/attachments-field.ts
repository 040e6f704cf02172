import type { Contract } from '@shuyuan/api-client/contract';
import { and, asc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseAttachments, courses, mediaFiles } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import type { FieldApart, Fields, WriterScope } from '../../resources/resource.ts';
import { courseStrings as strings } from './courses.strings.ts';

type Attachments = Fields<Contract['manageCourses']>['attachments'];

const { id, courseId, mediaId, name, onlyBuyer, sort, downloadTimes } = courseAttachments;

const json = (attachment: SQL) => sql`(
  select coalesce(json_agg(${attachment} order by ${asc(sort)}, ${asc(id)}), '[]') from ${courseAttachments}
  join ${mediaFiles} on ${eq(mediaFiles.id, mediaId)} where ${eq(courseId, courses.id)})`;

const written = sql`'id', ${id}, 'media_id', ${mediaId}, 'name', ${name}, 'only_buyer', ${onlyBuyer}`;

/** What the form shows of a course's attachments. */
export const attachmentsWithFacts =
  json(sql`json_build_object(${written}, 'file_name', ${mediaFiles.fileName},
  'bytes', ${mediaFiles.bytes}, 'download_times', ${downloadTimes})`);

/** The attachments of a course as a field of the console. Any may be taken off: what was downloaded people have. */
export const attachmentsField: FieldApart<Attachments> = {
  json: json(sql`json_build_object(${written})`),
  write: writeAttachments,
};

async function writeAttachments(
  tx: Database,
  course: number,
  attachments: Attachments,
  now: Date,
  { ownerId }: WriterScope,
): Promise<void> {
  const kept = attachments.flatMap((each) => each.id ?? []);
  if (new Set(kept).size < kept.length) throw refusal(strings.attachmentTwice);
  const present = await tx.select({ id, mediaId }).from(courseAttachments).where(eq(courseId, course));
  const files = [...new Set(attachments.map((each) => each.media_id))];
  const mayChoose = and(
    isNull(mediaFiles.deletedAt),
    ownerId === null ? undefined : eq(mediaFiles.userId, ownerId),
  );
  const wasThere = inArray(
    mediaFiles.id,
    present.map((row) => row.mediaId),
  );
  const found = await tx
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(and(inArray(mediaFiles.id, files), ne(mediaFiles.kind, 'video'), or(mayChoose, wasThere)))
    .for('key share');
  if (found.length < files.length) throw refusal(strings.attachmentGone);

  const stays = new Set(present.filter((row) => kept.includes(row.id)).map((row) => row.id));
  const leaving = present.filter((row) => !stays.has(row.id)).map((row) => row.id);
  await tx.delete(courseAttachments).where(inArray(id, leaving));
  for (const [place, each] of attachments.entries()) {
    const row = { mediaId: each.media_id, name: each.name, onlyBuyer: each.only_buyer, sort: place };
    if (each.id !== null && stays.has(each.id))
      await tx
        .update(courseAttachments)
        .set({ ...row, updatedAt: now })
        .where(eq(id, each.id));
    else
      await tx.insert(courseAttachments).values({ ...row, courseId: course, createdAt: now, updatedAt: now });
  }
}

const refusal = (message: string) => new Problem(1, message, { field: 'attachments' });
