import fastifyStatic from '@fastify/static';
import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { blobsPath } from '../local-blobs.ts';

/** Serves the local blob store. Its files come from people: nothing in them may run. */
export async function serveBlobs(app: FastifyInstance, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: blobsPath,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=3600');
      // A widget in a school's page shows them too.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    },
  });
}
