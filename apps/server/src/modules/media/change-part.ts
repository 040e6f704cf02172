import type { Viewer } from '../../contract/implement.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { addAction } from '../../resources/action-log.ts';
import type { Change } from '../../resources/resource.ts';
import { findReach } from '../my/my.repo.ts';
import * as repo from './media.repo.ts';

/**
 * Throws 403 for who may not put a first picture or a smaller quality beside a video. The right to add is enough to complete one's own
 * video with a part that it lacks; everything else changes the library and needs the right to change, as far as it reaches.
 */
export async function requirePartChange(
  db: Database,
  viewer: Viewer,
  { id, isMissing }: { id: number; isMissing: boolean },
): Promise<void> {
  const isOwn = (await repo.findMedia(db, id))?.userId === viewer.userId;
  if (isOwn && isMissing) return;
  const reach = await findReach(db, viewer, 'media.update');
  if (reach !== 'all' && !(reach === 'own' && isOwn)) throw new Problem(403, coreStrings.forbidden);
}

/** Values of the parts of a video, as the log shows them. */
interface Parts {
  first_picture?: boolean;
  /** Heights of the smaller qualities, in lines. */
  renditions?: number[];
}

/** Logs a change of a video's parts. It is not undone: what a new part replaces is not kept. */
export async function logPartChange(
  change: Change,
  { id, title }: { id: number; title: string },
  { before, after }: { before: Parts; after: Parts },
): Promise<void> {
  const items = [{ id, before: { ...before }, after: { ...after } }];
  await addAction(change, { entity: 'media', kind: 'update', subjects: [{ id, title }], items });
}
