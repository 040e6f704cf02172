import type { WatchedSeconds } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { completeCourses } from '../courses/complete-courses.ts';
import { earnCredits, earnForCourses } from '../credits/earn-credits.ts';
import { addStudySeconds } from '../study-records/study-days.repo.ts';
import { countWatched } from './count-watched.ts';
import * as repo from './videos.repo.ts';

interface Watched {
  userId: number;
  video: { id: number; duration: number; banDrag: boolean };
  told: WatchedSeconds;
  now: Date;
}

/** Days for which a device keeps what it could not tell. */
const longestKept = 30;

/** Keeps how far somebody is, and adds what was not counted before to their day. Told twice, it counts once. */
export async function recordWatched(db: Database, { userId, video, told, now }: Watched): Promise<void> {
  const { duration, position = duration } = told;
  const at = believedInstant(told.studied_at, now);
  await db.transaction(async (tx) => {
    await repo.lockProgress(tx, { userId, videoId: video.id });
    const kept = await repo.findProgress(tx, userId, video.id);
    const startedAt = await repo.findStart(tx, userId, video.id);
    const counted = countWatched({ duration, position, at }, kept, {
      length: video.duration,
      isStrict: video.banDrag,
      startedAt,
      now,
    });
    await repo.keepProgress(tx, { userId, videoId: video.id, ...counted, studiedAt: at, now });
    await addStudySeconds(tx, userId, counted.watchSeconds - (kept?.watchSeconds ?? 0), at);
    if (counted.watchedAt === null) return;
    const finished = await completeCourses(tx, { userId, lesson: { videoId: video.id }, now });
    if (!kept?.watchedAt) await earnCredits(tx, userId, { reason: 'watched_video', videoId: video.id }, now);
    await earnForCourses(tx, userId, finished, now);
  });
}

/** When it was watched, as a device says whose clock may be wrong: not in the future, and not long ago. */
function believedInstant(told: string | undefined, now: Date): Date {
  const earliest = now.getTime() - longestKept * 24 * 60 * 60 * 1000;
  const at = told === undefined ? now.getTime() : Date.parse(told);
  return new Date(Math.min(now.getTime(), Math.max(earliest, at)));
}
