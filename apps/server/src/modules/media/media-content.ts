import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mediaFiles, mediaLeftovers } from '../../db/schema.ts';
import type { FieldApart } from '../../resources/resource.ts';
import { dropRenditions } from './renditions.repo.ts';

/** What a replacement changes of a picture or file. */
export interface StoredContent {
  file_name: string;
  content_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  storage_key: string;
  /** Null for what was uploaded in parts. */
  digest: string | null;
}

/** And of a video. What is known beside of it, the cloud says. */
export interface VideoContent {
  file_name: string;
  video_id: string;
}

type Content = StoredContent | VideoContent;

const { id, kind, fileName, contentType, bytes, width, height, storageKey, digest, videoId } = mediaFiles;

/**
 * The bytes of a file as a field, so that a replacement is logged and undone as any change is. What was replaced is
 * written down, to go after a day.
 */
export const contentField: FieldApart<Content> = {
  json: sql`case when ${kind} = 'video'
    then json_build_object('file_name', ${fileName}, 'video_id', ${videoId})
    else json_build_object('file_name', ${fileName}, 'content_type', ${contentType}, 'bytes', ${bytes},
      'width', ${width}, 'height', ${height}, 'storage_key', ${storageKey}, 'digest', ${digest}) end`,
  async write(tx, mediaId, content, now) {
    const [earlier] = await tx.select({ kind, storageKey, videoId }).from(mediaFiles).where(eq(id, mediaId));
    if (!earlier) return;
    await tx.update(mediaFiles).set(columnsOf(content)).where(eq(id, mediaId));
    const place = 'video_id' in content ? content.video_id : content.storage_key;
    const left = earlier.videoId ?? earlier.storageKey;
    if (left === null || left === place) return;
    await tx
      .insert(mediaLeftovers)
      .values({ kind: earlier.kind, place: left, leftAt: now })
      .onConflictDoUpdate({ target: [mediaLeftovers.kind, mediaLeftovers.place], set: { leftAt: now } });
    await bringBack(tx, earlier.kind, place);
    // They are of the film that was replaced.
    await dropRenditions(tx, mediaId, { now });
  },
};

/** What is shown again is left over no more. */
const bringBack = (tx: Database, ofKind: 'picture' | 'video' | 'file', place: string) =>
  tx.delete(mediaLeftovers).where(and(eq(mediaLeftovers.kind, ofKind), eq(mediaLeftovers.place, place)));

const columnsOf = (content: Content): Partial<typeof mediaFiles.$inferInsert> =>
  'video_id' in content
    ? {
        fileName: content.file_name,
        videoId: content.video_id,
        // Looked at again when the library is listed.
        status: 'running',
        failure: null,
        width: null,
        height: null,
        duration: null,
      }
    : {
        fileName: content.file_name,
        contentType: content.content_type,
        bytes: content.bytes,
        width: content.width,
        height: content.height,
        storageKey: content.storage_key,
        digest: content.digest,
      };
