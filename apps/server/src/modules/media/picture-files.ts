import { mediaWidths } from '@shuyuan/api-client/manage';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BlobStore } from '../../blobs/blob-store.ts';
import type { Database } from '../../db/database.ts';
import { mediaFiles } from '../../db/schema.ts';
import { answerNotFound } from '../../http/error-handler.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { sendSound } from './sound-files.ts';
import { widthKey } from './store-picture.ts';

interface PictureDeps extends Pick<ModuleDeps, 'objects' | 'clock'> {
  db: Database;
  blobs: BlobStore;
}

interface PictureRoute {
  Params: { id: string; '*': string };
  Querystring: { w?: unknown };
}

type PictureRequest = FastifyRequest<PictureRoute>;

/**
 * Serves what of the library has an address of its own. Its pictures go to everybody, at an address that stays when a picture is replaced: browsers ask each time
 * whether they have the right one. What was removed is served for as long as its bytes are there.
 */
export function serveMedia(app: FastifyInstance, deps: PictureDeps): void {
  app.route<PictureRoute>({
    method: ['GET', 'HEAD'],
    url: '/media/:id/*',
    exposeHeadRoute: false,
    // Pictures are packed already, and a packed one would need an ETag of its own.
    compress: false,
    handler: (request, reply) => sendPicture(deps, request, reply),
  });
}

async function sendPicture(deps: PictureDeps, request: PictureRequest, reply: FastifyReply) {
  const { db, blobs } = deps;
  const picture = await findPicture(db, request.params.id);
  if (!picture) return sendSound(deps, request, reply);
  const width = widthFor(request, picture.width);
  const etag = `"${picture.digest}-${width}"`;
  reply
    .header('etag', etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'Accept')
    .header('x-content-type-options', 'nosniff')
    // A widget in a school's page shows them too.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', "default-src 'none'; style-src 'none'; sandbox");
  // Opened by itself, a drawing could be read as a page.
  if (picture.contentType === 'image/svg+xml') reply.header('content-disposition', 'attachment');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const drawn = width === 'own' ? null : await blobs.get(widthKey(picture.storageKey, width));
  const bytes = drawn ?? (await blobs.get(picture.storageKey));
  if (!bytes) return answerNotFound(request, reply);
  reply.header('content-type', drawn ? 'image/webp' : picture.contentType);
  reply.header('content-length', bytes.length);
  return request.method === 'HEAD' ? reply.send() : reply.send(Buffer.from(bytes));
}

async function findPicture(db: Database, id: string) {
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  const { kind, storageKey, digest, contentType, width } = mediaFiles;
  const [found] = await db
    .select({ kind, storageKey, digest, contentType, width })
    .from(mediaFiles)
    .where(eq(mediaFiles.id, Number(id)));
  if (found?.kind !== 'picture' || found.storageKey === null || found.digest === null) return null;
  return { ...found, storageKey: found.storageKey };
}

/** The nearest width that is no smaller than what is asked for; the picture as it is where WebP is not read. */
function widthFor({ query, headers }: PictureRequest, width: number | null): number | 'full' | 'own' {
  const wanted = typeof query.w === 'string' && /^\d{1,5}$/.test(query.w) ? Number(query.w) : null;
  if (wanted === null) return headers.accept?.includes('image/webp') ? 'full' : 'own';
  const nearest = mediaWidths.find((each) => each >= wanted);
  return nearest !== undefined && (width === null || nearest < width) ? nearest : 'full';
}
