import type { ModuleDeps } from '../module-deps.ts';
import { Problem, type ProblemCode } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { deleteUnsaved, findUpload, keepBytes, lockUpload } from '../uploads/uploads.repo.ts';
import type { RecordVideo } from './records.repo.ts';
import { recordStrings as strings } from './records.strings.ts';

/** No recording is longer, whatever a player says. */
const longestSeconds = 24 * 60 * 60;

/** What there is to be saved; or why it can't be. */
export type Finding = { video: RecordVideo; bytes?: number } | { refusal: Problem };

const refusalOf = (message: string, code: ProblemCode = 1) =>
  new Problem(code, message, { field: 'aliyun_video_id' });

const refuse = (message: string): Finding => ({ refusal: refusalOf(message) });

/** By this code a page knows that trying again is in vain, and sends the file anew. */
const missing = () => refusalOf(strings.uploadMissing, 404);

/**
 * Looks at what a person has uploaded. May take seconds: never call it within a transaction.
 * @param claimed Seconds, as the player knows them: what counts while the cloud is still at work.
 */
export async function findUploaded(
  { cloudVideo }: Pick<ModuleDeps, 'cloudVideo'>,
  db: Database,
  { userId, videoId, claimed }: { userId: number; videoId: string; claimed: number },
): Promise<Finding> {
  const upload = await findUpload(db, userId, videoId);
  if (!upload) return { refusal: missing() };
  // What stands in the library stays there, whatever the cloud thinks of it by now.
  if (upload.recordId !== null) return refuse(strings.alreadySaved);
  const found = await cloudVideo.inspect(videoId);
  switch (found.status) {
    case 'missing':
      return refuse(strings.uploadUnfinished);
    case 'refused':
      await db.transaction(async (tx) => {
        await lockUpload(tx, userId, videoId);
        await deleteUnsaved(tx, videoId);
      });
      return refuse(strings.notVideo);
    case 'processing':
      return { video: { videoId, duration: Math.min(claimed, longestSeconds), isMeasured: false } };
    case 'ready':
      return { video: { videoId, duration: found.seconds, isMeasured: true }, bytes: found.bytes };
  }
}

/** Takes what was found, for one recording and no other. Throws why it can't be. */
export async function takeUploaded(tx: Database, userId: number, finding: Finding): Promise<RecordVideo> {
  if ('refusal' in finding) throw finding.refusal;
  const { video, bytes } = finding;
  const { videoId } = video;
  if (!(await lockUpload(tx, userId, videoId))) throw missing();
  const upload = await findUpload(tx, userId, videoId);
  if (upload?.recordId !== null) throw refusalOf(strings.alreadySaved);
  if (bytes !== undefined) await keepBytes(tx, videoId, bytes);
  return video;
}
