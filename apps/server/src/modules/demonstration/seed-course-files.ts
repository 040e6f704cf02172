import { mediaFiles } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { newMedia } from '../media/add-media.ts';
import { storeFile } from '../media/store-file.ts';
import { courseFileSeeds } from './courses/course-files.seed.ts';
import { idsByName } from './ids-by-name.ts';
import type { SeedDeps } from './seed-deps.ts';
import { findLibrarian } from './seed-media.ts';

const day = 24 * 60 * 60 * 1000;

/** The handouts of the courses as files of the media library, each once. */
export async function seedCourseFiles({ objects, clock }: SeedDeps, db: Database): Promise<void> {
  const there = await idsByName(db, mediaFiles, mediaFiles.fileName);
  const userId = await findLibrarian(db);
  const rows = [];
  for (const [place, { fileName, text }] of courseFileSeeds.entries()) {
    if (there.has(fileName)) continue;
    const content = await storeFile(objects, { bytes: Buffer.from(text), name: fileName }, db);
    const createdAt = new Date(clock.now().getTime() - (40 + place) * day);
    const title = fileName.replace(/\.\w+$/, '');
    const media = newMedia('file', content, { title, folderId: null });
    rows.push({ ...media, userId, createdAt, updatedAt: createdAt });
  }
  if (rows.length > 0) await db.insert(mediaFiles).values(rows);
}
