import { mediaFiles } from '../../db/schema.ts';
import { addAction } from '../../resources/action-log.ts';
import { everyField } from '../../resources/fields-of.ts';
import type { Change } from '../../resources/resource.ts';
import { settle } from '../../resources/write-rows.ts';
import { mediaResource } from '../manage/manage-media.ts';
import type { StoredContent } from './media-content.ts';
import { isSound, slugOf, titleOf } from './media-name.ts';
import { newFileId } from './store-file.ts';

type NewMedia = Omit<typeof mediaFiles.$inferInsert, 'userId' | 'createdAt' | 'updatedAt' | 'deletedAt'>;

/** Puts a file into the library, with its line in the log, and answers its id. */
export async function addMedia(media: NewMedia, change: Change): Promise<number> {
  const { tx, now, userId } = change;
  const [row] = await tx
    .insert(mediaFiles)
    .values({ ...media, userId, createdAt: now, updatedAt: now })
    .returning({ id: mediaFiles.id });
  if (!row) throw new Error('The library did not take a file.');
  const fields = await settle(mediaResource, [row.id], everyField(mediaResource), change);
  await addAction(change, {
    entity: 'media',
    kind: 'store',
    subjects: [{ id: row.id, title: media.title }],
    items: [{ id: row.id, before: null, after: fields.get(row.id) ?? {} }],
  });
  return row.id;
}

/** Pictures are everybody's, sounds whoever's knows the end of their address, and other files have none. */
function slugFor(kind: 'picture' | 'file', content: StoredContent): string {
  if (kind === 'picture') return slugOf(content.file_name, content.storage_key);
  return isSound(content.content_type) ? newFileId() : '';
}

/** A picture or file that has been stored, as a row of the library. */
export const newMedia = (
  kind: 'picture' | 'file',
  content: StoredContent,
  { folderId, title }: { folderId: number | null; title?: string },
): NewMedia => ({
  kind,
  folderId,
  title: title ?? titleOf(content.file_name),
  slug: slugFor(kind, content),
  fileName: content.file_name,
  contentType: content.content_type,
  bytes: content.bytes,
  width: content.width,
  height: content.height,
  storageKey: content.storage_key,
  digest: content.digest,
  status: 'ready',
});
