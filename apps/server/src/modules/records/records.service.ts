import type { Contract, CheckedInput } from '@shuyuan/api-client/contract';
import type { ModuleDeps } from '../module-deps.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { removeThread } from '../comment-threads/comment-threads.repo.ts';
import { forgetVideos } from '../uploads/forget-videos.ts';
import { giveUp, keepBytes } from '../uploads/uploads.repo.ts';
import { isCategoryOf } from './categories.repo.ts';
import { createRecordId } from './record-id.ts';
import { manyLines, oneLine } from './record-text.ts';
import * as repo from './records.repo.ts';
import { recordStrings as strings } from './records.strings.ts';
import { findUploaded, takeUploaded, type Finding } from './uploaded-video.ts';

export type RecordDeps = Pick<ModuleDeps, 'clock' | 'cloudVideo' | 'log'>;

type Body = CheckedInput<Contract['records']['create']>['body'];

/** Puts an uploaded video into the library and answers the recording's id. */
export async function createRecord(
  tx: Database,
  { userId, body, now }: { userId: number; body: Body; now: Date },
  finding: Finding,
): Promise<number> {
  const texts = await textsOf(tx, userId, body);
  const video = await takeUploaded(tx, userId, finding);
  const id = createRecordId();
  await repo.insertRecord(tx, { ...texts, ...video, id, userId }, now);
  return id;
}

/** Changes what is said about a recording, and shows another video when the body names one: the earlier one goes. */
export async function updateRecord(
  deps: RecordDeps,
  { db, userId, id, body }: { db: Database; userId: number; id: number; body: Body },
): Promise<void> {
  const now = deps.clock.now();
  const videoId = body.aliyun_video_id;
  const shown = await repo.findVideoOf(db, userId, id);
  if (!shown) throw new Problem(404, strings.missing);
  const finding =
    videoId === shown.videoId
      ? null
      : await findUploaded(deps, db, { userId, videoId, claimed: body.duration });
  const replaced = await db.transaction(async (tx) => {
    const texts = await textsOf(tx, userId, body);
    const earlier = await repo.lockVideoOf(tx, userId, id);
    if (!earlier) throw new Problem(404, strings.missing);
    const video = finding && (await takeUploaded(tx, userId, finding));
    await repo.updateRecord(tx, id, { ...texts, ...video }, now);
    return giveUp(tx, video ? [earlier.videoId] : [], now);
  });
  await forgetVideos(deps, db, replaced);
}

export interface RecordAt {
  db: Database;
  userId: number;
  id: number;
}

export async function removeRecord(deps: RecordDeps, at: RecordAt): Promise<void> {
  if (!(await takeRecordAway(deps, at))) throw new Problem(404, strings.missing);
}

/**
 * Takes a recording out of the library, with its comments, and its file out of the cloud. False when it is gone already:
 * of several that do this at once, one does it.
 */
export async function takeRecordAway(deps: RecordDeps, { db, userId, id }: RecordAt): Promise<boolean> {
  const given = await db.transaction(async (tx) => {
    const video = await repo.lockVideoOf(tx, userId, id);
    if (!video) return null;
    await repo.deleteRecord(tx, id);
    await removeThread(tx, { type: 'records', id });
    return giveUp(tx, [video.videoId], deps.clock.now());
  });
  if (given === null) return false;
  await forgetVideos(deps, db, given);
  return true;
}

/** The length of a recording that the cloud was still at work with when it was saved: its own, when it is known by now. */
export async function measureAgain(
  { cloudVideo }: Pick<RecordDeps, 'cloudVideo'>,
  db: Database,
  { videoId, duration }: { videoId: string; duration: number },
): Promise<number> {
  // The cloud has said to the operator why it can't be asked; the recording is there all the same.
  const found = await cloudVideo.inspect(videoId).catch(() => null);
  if (found?.status !== 'ready') return duration;
  await repo.setMeasured(db, videoId, found.seconds);
  await keepBytes(db, videoId, found.bytes);
  return found.seconds;
}

async function textsOf(db: Database, userId: number, body: Body): Promise<repo.RecordTexts> {
  const title = oneLine(body.title);
  if (title === '') throw new Problem(1, strings.titleMissing, { field: 'title' });
  const categoryId = body.category_id || null;
  if (categoryId !== null && !(await isCategoryOf(db, userId, categoryId)))
    throw new Problem(1, strings.categoryMissing, { field: 'category_id' });
  return { title, shortDescription: manyLines(body.short_description), categoryId };
}
