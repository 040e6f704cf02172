import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findUploadedVideo, takeUpload } from './keep-video.ts';
import * as repo from './media.repo.ts';
import { mediaStrings as strings } from './media.strings.ts';
import { insertRendition, isRendition, listRenditions, lockFilm } from './renditions.repo.ts';

interface Asked {
  db: Database;
  userId: number;
  /** Of the film in the library: the caller has asked whether the person may change it. */
  id: number;
  videoId: string;
}

/** Seconds that encoders may be apart for the same film. */
const tolerance = 1;

const refused = (message: string) => new Problem(1, message, { field: 'video_id' });

/**
 * Puts a film that a person has uploaded beside one of the library as its smaller quality. What it is, its content says:
 * as long as the film, and not as high. The same again changes nothing.
 */
export async function keepRendition(
  deps: Pick<ModuleDeps, 'clock' | 'cloudVideo'>,
  { db, userId, id, videoId }: Asked,
): Promise<void> {
  // A cloud that is none of ours makes its qualities itself.
  if (!deps.cloudVideo.isOwnStore) throw refused(strings.ownQualities);
  if ((await listRenditions(db, id)).some((rendition) => rendition.videoId === videoId)) return;
  const film = await repo.findMedia(db, id);
  if (!film?.videoId || film.status !== 'ready') throw refused(strings.noFilm);
  if ((await repo.isShown(db, videoId)) || (await isRendition(db, videoId))) throw refused(strings.saved);
  const { status, height, duration, bytes = 0 } = await findUploadedVideo(deps, { db, userId }, videoId);
  if (status !== 'ready' || !height || duration === undefined || duration === null || bytes === 0)
    throw refused(strings.unfinished);
  if (Math.abs(duration - (film.duration ?? 0)) > tolerance) throw refused(strings.otherLength);
  if (height >= (film.height ?? 0)) throw refused(strings.notSmaller);
  const { videoId: shown } = film;
  await db.transaction(async (tx) => {
    // Another film stands there by now.
    if (!(await lockFilm(tx, id, shown))) throw refused(strings.noFilm);
    await takeUpload(deps, tx, userId, videoId);
    await insertRendition(tx, { mediaId: id, height, videoId, bytes, createdAt: deps.clock.now() });
  });
}
