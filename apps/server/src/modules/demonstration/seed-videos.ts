import { isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { teachers, videoCaptions, videos } from '../../db/schema.ts';
import { drawCover } from '../pictures/cover.ts';
import { filmSeconds } from '../records/seeds/libraries.seed.ts';
import type { Film } from '../records/seeds/record-seed.ts';
import { captionsOf, sentencesOf } from './captions.ts';
import { captionLabels } from './films.seed.ts';
import { idsByName } from './ids-by-name.ts';
import { videoSeeds } from './learning/videos.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

const day = 24 * 60 * 60 * 1000;

export interface KnownTaught {
  categories: ReadonlyMap<string, number>;
  teachers: ReadonlyMap<string, number>;
  films: ReadonlyMap<Film, number>;
}

/** Videos that stand in the list, by their titles: lessons may bear the same ones. */
export const listedVideos = (db: Database): Promise<ReadonlyMap<string, number>> =>
  idsByName(db, videos, videos.title, isNotNull(videos.charge));

/** The single videos with their captions, the oldest first. */
export async function seedVideos(
  { blobs, clock }: SeedDeps,
  db: Database,
  { categories, teachers: teacherIds, films }: KnownTaught,
): Promise<void> {
  const there = await listedVideos(db);
  const accounts = await db.select({ id: teachers.id, userId: teachers.userId }).from(teachers);
  const rows = [];
  for (const seed of videoSeeds.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const categoryId = categories.get(seed.category);
    if (categoryId === undefined || there.has(seed.title)) continue;
    const { key, title, charge, isVipFree = false, freeSeconds = 0, banDrag = false } = seed;
    const teacherId = teacherIds.get(seed.teacher) ?? null;
    rows.push({
      title,
      charge,
      isVipFree,
      freeSeconds,
      banDrag,
      categoryId,
      teacherId,
      ownerId: accounts.find(({ id }) => id === teacherId)?.userId ?? null,
      mediaId: films.get(seed.film) ?? null,
      thumb: await blobs.put(`demonstration/video-${key}.svg`, drawCover(`video-${key}`, seed.cover)),
      shortDescription: seed.description,
      renderDescription: seed.html,
      duration: filmSeconds[seed.film],
      publishedAt: new Date(clock.now().getTime() - seed.daysAgo * day),
    });
  }
  if (rows.length === 0) return;
  const stored = await db.insert(videos).values(rows).returning({ id: videos.id, title: videos.title });
  await db.insert(videoCaptions).values(stored.flatMap(captionRows));
}

function captionRows({ id: videoId, title }: { id: number; title: string }) {
  const seed = videoSeeds.find((one) => one.title === title);
  if (!seed) return [];
  const seconds = filmSeconds[seed.film];
  const chinese = {
    videoId,
    language: 'zh-CN',
    label: captionLabels['zh-CN'],
    vtt: captionsOf(sentencesOf(seed.say), seconds),
  };
  if (seed.english === undefined) return [chinese];
  const english = seed.english.split(/(?<=\.) /);
  return [chinese, { videoId, language: 'en', label: captionLabels.en, vtt: captionsOf(english, seconds) }];
}
