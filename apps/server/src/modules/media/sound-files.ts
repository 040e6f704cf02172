import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/database.ts';
import { mediaFiles } from '../../db/schema.ts';
import { answerNotFound } from '../../http/error-handler.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { isSound } from './media-name.ts';

type SoundDeps = Pick<ModuleDeps, 'objects' | 'clock'> & { db: Database };

/** Long enough for who pauses within a recording and goes on; the next one who asks is led anew. In seconds. */
const heardSeconds = 6 * 60 * 60;

/**
 * Leads whoever knows the whole address of a sound to where it is read. The address that is stored in a question outlives
 * every signed one, so that a learner hears it at the end of an exam as at its beginning.
 */
export async function sendSound(
  { db, objects, clock }: SoundDeps,
  request: FastifyRequest<{ Params: { id: string; '*': string } }>,
  reply: FastifyReply,
) {
  const { id, '*': slug } = request.params;
  const place = /^[1-9]\d{0,14}$/.test(id) && slug !== '' ? await findSound(db, Number(id), slug) : null;
  if (!place) return answerNotFound(request, reply);
  return reply
    .header('cache-control', 'no-store')
    .header('cross-origin-resource-policy', 'cross-origin')
    .redirect(objects.signedPath(place.storageKey, heardSeconds, clock.now(), place.fileName), 302);
}

async function findSound(db: Database, id: number, slug: string) {
  const { kind, storageKey, contentType, fileName } = mediaFiles;
  const [found] = await db
    .select({ kind, storageKey, contentType, fileName })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, id), eq(mediaFiles.slug, slug)));
  if (found?.kind !== 'file' || found.storageKey === null || !isSound(found.contentType)) return null;
  return { storageKey: found.storageKey, fileName: found.fileName };
}
