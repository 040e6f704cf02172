import { eq, inArray } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../db/database.ts';
import { mediaFiles, mediaFolders, users, videoRecords, videoUploads } from '../../db/schema.ts';
import { newMedia } from '../media/add-media.ts';
import { storeFile } from '../media/store-file.ts';
import { storePicture } from '../media/store-picture.ts';
import { drawCover } from '../pictures/cover.ts';
import { fileSeeds, mediaFolderSeeds, pictureSeeds, videoSeed } from './media.seed.ts';
import { accountSeeds } from './people.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

const day = 24 * 60 * 60 * 1000;

/** Some files of the school's media library, as who looks after it has put them there. */
export async function seedMedia(deps: SeedDeps, db: Database): Promise<void> {
  const userId = await findLibrarian(db);
  const folders = await seedFolders(db);
  const folderOf = (name: string | null) => (name === null ? null : (folders.get(name) ?? null));
  const at = (daysAgo: number) => {
    const createdAt = new Date(deps.clock.now().getTime() - daysAgo * day);
    return { userId, createdAt, updatedAt: createdAt };
  };
  for (const { title, fileName, motif, folder, daysAgo } of pictureSeeds) {
    const drawing = Buffer.from(drawCover(`media-${motif}`, motif));
    const bytes = fileName.endsWith('.svg') ? drawing : await sharp(drawing).jpeg({ quality: 90 }).toBuffer();
    const content = await storePicture(
      { blobs: deps.blobs, files: deps.files, now: deps.clock.now() },
      { bytes, name: fileName, type: '' },
    );
    const row = newMedia('picture', content, { title, folderId: folderOf(folder) });
    await db.insert(mediaFiles).values({ ...row, ...at(daysAgo) });
  }
  for (const { title, fileName, text, folder, daysAgo } of fileSeeds) {
    const content = await storeFile(deps.objects, { bytes: Buffer.from(text), name: fileName }, db);
    const row = newMedia('file', content, { title, folderId: folderOf(folder) });
    await db.insert(mediaFiles).values({ ...row, ...at(daysAgo) });
  }
  await seedVideo(deps, db, { folderId: folderOf(videoSeed.folder), ...at(videoSeed.daysAgo) });
}

/** Who looks after the library, of those who can sign in. */
export async function findLibrarian(db: Database): Promise<number | null> {
  const mobiles = accountSeeds.filter(({ role }) => role === 'administrator').map(({ mobile }) => mobile);
  const [person] = await db.select({ id: users.id }).from(users).where(inArray(users.mobile, mobiles));
  return person?.id ?? null;
}

/** Ids by name. A school that has begun its own keeps them as they are. */
async function seedFolders(db: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .insert(mediaFolders)
    .values(mediaFolderSeeds.map((name) => ({ name })))
    .onConflictDoNothing()
    .returning({ id: mediaFolders.id, name: mediaFolders.name });
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Where the recording is there: a cloud that takes only what browsers send has none. */
async function seedVideo(
  { cloudVideo }: SeedDeps,
  db: Database,
  row: Pick<typeof mediaFiles.$inferInsert, 'folderId' | 'userId' | 'createdAt' | 'updatedAt'>,
): Promise<void> {
  const { videoId, title, duration } = videoRecords;
  const [found] = await db
    .select({ videoId, title, duration, bytes: videoUploads.bytes })
    .from(videoRecords)
    .innerJoin(videoUploads, eq(videoUploads.videoId, videoId))
    .where(eq(title, videoSeed.record))
    .limit(1);
  if (!found) return;
  const { bytes, ...video } = found;
  await cloudVideo.adopt(db, video.videoId);
  await db.insert(mediaFiles).values({
    ...row,
    ...video,
    kind: 'video',
    fileName: `${video.title}.mp4`,
    contentType: 'video/mp4',
    bytes: bytes ?? 0,
    // The first who lists the library has it looked at.
    status: 'running',
  });
}
