import fastifyStatic from '@fastify/static';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface EmbedOptions {
  /** What `npm run build:embed` has made. */
  folder: string | undefined;
  /** Who may show our frames; `*` is anybody. */
  origins: readonly string[];
}

/**
 * Serves the standalone build below `/embed/`: the boot script, its hashed parts, the page that a frame holds, and pages
 * that prove it all. Without a build there is nothing.
 */
export async function serveEmbed(app: FastifyInstance, { folder, origins }: EmbedOptions): Promise<void> {
  if (folder === undefined || !existsSync(join(folder, 'shuyuan.js'))) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/embed/',
    decorateReply: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => openToAll(reply, path.slice(folder.length)),
  });
  app.get('/embed/frame/:widget', { exposeHeadRoute: true }, (_, reply) =>
    sendFrame(reply, join(folder, 'frame.html'), origins),
  );
}

/** Code is no secret, and a cached answer must be good for every page: it is not cut to the origin that asked first. */
function openToAll(reply: { header: (name: string, value: string) => unknown }, path: string): void {
  const isHashed = path.startsWith('/assets/');
  reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (!isHashed && !/\.js(\.br)?$/.test(path)) return;
  reply.header('access-control-allow-origin', '*');
  reply.header('cross-origin-resource-policy', 'cross-origin');
  reply.header('timing-allow-origin', '*');
}

/** The one page of ours that others may frame. */
function sendFrame(reply: FastifyReply, file: string, origins: readonly string[]): FastifyReply {
  const ancestors = `frame-ancestors 'self' ${origins.join(' ')}`.trim();
  const policy = String(reply.getHeader('content-security-policy'));
  return reply
    .header('content-security-policy', policy.replace(/frame-ancestors [^;]*/, ancestors))
    .removeHeader('x-frame-options')
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(readFileSync(file));
}
