import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { examCategories, mediaFiles, mediaUses, questions } from '../../db/schema.ts';
import { storedQuestion } from '../exams/stored-question.ts';
import { newMedia } from '../media/add-media.ts';
import { storeFile } from '../media/store-file.ts';
import { listeningCategory, listeningSeeds } from './listening.seed.ts';
import type { SeedDeps } from './seed-deps.ts';
import { findLibrarian } from './seed-media.ts';
import { soundOf } from './tones.ts';

/** Questions that are heard: their recordings stand in the library, as a teacher would have put them there. */
export async function seedListening(
  { objects, clock }: Pick<SeedDeps, 'objects' | 'clock'>,
  db: Database,
): Promise<void> {
  const categoryId = await addCategory(db);
  if (categoryId === null) return;
  const userId = await findLibrarian(db);
  const now = clock.now();
  for (const { title, fileName, tune, question } of listeningSeeds) {
    const content = await storeFile(objects, { bytes: soundOf(tune), name: fileName }, db);
    const media = newMedia('file', content, { title, folderId: null });
    const [file] = await db
      .insert(mediaFiles)
      .values({ ...media, userId, createdAt: now, updatedAt: now })
      .returning({ id: mediaFiles.id, slug: mediaFiles.slug });
    if (!file) throw new Error(`A recording was not added: ${title}`);
    const stored = storedQuestion({ ...question, sound: `/media/${file.id}/${file.slug}` });
    const [asked] = await db
      .insert(questions)
      .values({ ...stored, categoryId })
      .returning({ id: questions.id });
    if (!asked) throw new Error(`A question was not added: ${title}`);
    await db.insert(mediaUses).values({
      mediaId: file.id,
      entity: 'question',
      entityId: asked.id,
      title: stored.title,
      changedAt: now,
    });
  }
}

/** Null where the school has no such subject any more. */
async function addCategory(db: Database): Promise<number | null> {
  const [subject] = await db
    .select({ id: examCategories.id })
    .from(examCategories)
    .where(and(eq(examCategories.name, listeningCategory.subject), isNull(examCategories.parentId)));
  if (!subject) return null;
  const [category] = await db
    .insert(examCategories)
    .values({ parentId: subject.id, name: listeningCategory.name, sort: 99 })
    .returning({ id: examCategories.id });
  return category?.id ?? null;
}
