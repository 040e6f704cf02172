import fastifyStatic from '@fastify/static';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bucket } from '../blobs/objects/object-key.ts';
import { answerNotFound } from './error-handler.ts';

/** Paths that never are pages of the site; the specification's calls of add-ons and enterprise chat among them. */
const notPages = new RegExp(`^/(api|addons|work/api|blobs|${bucket}|assets|embed|healthz|readyz|local)(/|$)`);

/**
 * Serves the built site. Every other path that a browser navigates to gets its page, since the site routes
 * by itself. Without a build only the API answers.
 */
export async function serveSite(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler(answerNotFound);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => void reply.header('cache-control', lifeOf(path.slice(folder.length))),
  });
  app.setNotFoundHandler((request, reply) =>
    isNavigation(request) ? sendPage(reply) : answerNotFound(request, reply),
  );
}

/** The build puts a hash of the content into the name of everything below `assets`. */
function lifeOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.code(200).sendFile('index.html');
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !notPages.test(url.replace(/\?.*/, '')) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
