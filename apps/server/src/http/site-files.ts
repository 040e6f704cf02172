import fastifyStatic from '@fastify/static';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bucket } from './bucket.ts';
import { callRoots } from './call-paths.ts';
import { answerNotFound } from './error-handler.ts';

/** Paths that never are pages of the site; the specification's calls of enterprise chat, which we do not have, among them. */
const notPages = new RegExp(
  `^/(${[...callRoots].join('|')}|work/api|blobs|${bucket}|assets|embed|healthz|readyz|local)(/|$)`,
);

/**
 * Serves the built site. A path of its route table gets the page that the build made for it, which names what is needed first;
 * every other one that a browser navigates to gets `index.html`, since the site routes by itself. Without a build only the API answers.
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
    setHeaders(reply, path) {
      const file = path.slice(folder.length);
      reply.header('cache-control', lifeOf(file));
      // An address may carry a login token or code: what the page asks for on its way is not told it.
      if (/\.html(\.br|\.gz)?$/.test(file)) reply.header('referrer-policy', 'no-referrer');
    },
  });
  const answerWith = (file: string) => (request: FastifyRequest, reply: FastifyReply) =>
    isNavigation(request) ? reply.code(200).sendFile(file) : answerNotFound(request, reply);
  for (const { path, file } of pagesOf(folder)) app.get(path, { exposeHeadRoute: true }, answerWith(file));
  app.setNotFoundHandler(answerWith('index.html'));
}

interface RoutePage {
  /** As the route table of the site has it: `/article/:id/detail`. */
  path: string;
  file: string;
}

function pagesOf(folder: string): RoutePage[] {
  const list = join(folder, 'route-pages.json');
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as RoutePage[]) : [];
}

/** The build puts a hash of the content into the name of everything below `assets`. */
function lifeOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return !notPages.test(url.replace(/\?.*/, '')) && /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}
