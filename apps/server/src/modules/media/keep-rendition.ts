import type { Viewer } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { logPartChange, requirePartChange } from './change-part.ts';
import { findUploadedVideo, takeUpload } from './keep-video.ts';
import * as repo from './media.repo.ts';
import { mediaStrings as strings } from './media.strings.ts';
import { insertRendition, isRendition, listRenditions, lockFilm } from './renditions.repo.ts';

interface Asked {
  db: Database;
  viewer: Viewer;
  /** Of the film in the library: the caller has asked whether the person may see it. */
  id: number;
  videoId: string;
}

/** Seconds that encoders may be apart for the same film. */
const tolerance = 1;

const refused = (message: string) => new Problem(1, message, { field: 'video_id' });

/**
 * Puts a film that a person has uploaded beside one of the library as its smaller quality. What it is, its content says:
 * as long as the film, and not as high. The same again changes nothing. Throws 403 for who may not change the film.
 */
export async function keepRendition(
  deps: Pick<ModuleDeps, 'clock' | 'cloudVideo'>,
  { db, viewer, id, videoId }: Asked,
): Promise<void> {
  const { userId } = viewer;
  // A cloud that is none of ours makes its qualities itself.
  if (!deps.cloudVideo.isOwnStore) throw refused(strings.ownQualities);
  const known = await listRenditions(db, id);
  if (known.some((rendition) => rendition.videoId === videoId)) return;
  await requirePartChange(db, viewer, { id, isMissing: known.length === 0 });
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
    const before = { renditions: (await listRenditions(tx, id)).map((rendition) => rendition.height) };
    const now = deps.clock.now();
    await insertRendition(tx, { mediaId: id, height, videoId, bytes, createdAt: now });
    const change = { tx, now, userId };
    await logPartChange(change, { id, title: film.title }, { before, after: { renditions: [height] } });
  });
}
