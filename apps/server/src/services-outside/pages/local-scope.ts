import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSame } from '../../blobs/objects/signing-key.ts';
import { Problem } from '../../errors/problem.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { acceptForms, isOwnForm } from './forms.ts';
import { hasLocalCookie, setLocalCookie } from './local-key.ts';
import { html } from './html.ts';
import { localPageStrings } from './local-page.strings.ts';
import { isLoopbackCaller } from './loopback.ts';
import { sendPage } from './page.ts';

export interface LocalScope {
  publicUrl: string;
  /** What opens the pages; null where the server can be reached from elsewhere: they are not there then. */
  localKey: string | null;
}

/**
 * Routes for a person at this very machine who has the key that the terminal shows. For everybody else they are not there,
 * and nothing is changed by a form of another site that this person happens to visit. The address of the caller alone
 * proves nothing: a proxy on this machine that adds no header looks like its own visitors.
 */
export async function addLocalRoutes(
  app: FastifyInstance,
  { publicUrl, localKey }: LocalScope,
  addRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  if (localKey === null) return;
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.addHook('onRequest', async (request, reply) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (!isLoopbackCaller(request) || (!isRead && !isOwnForm(request, publicUrl))) throw notThere();
      const shown = keyOf(request);
      if (isRead && shown !== null && isSame(shown, localKey))
        // Out of the address again, which a history keeps and a screen shows.
        return reply
          .header('set-cookie', setLocalCookie(localKey))
          .header('cache-control', 'no-store')
          .redirect(request.url.replace(/\?.*/s, ''), 303);
      if (hasLocalCookie(request.headers.cookie, localKey)) return undefined;
      if (!isRead || !isForPerson(request)) throw notThere();
      // Whoever follows a link of the shop here has not opened the address of the terminal yet.
      return sendPage(reply, 404, {
        title: localPageStrings.closed,
        mark: 'open',
        body: html`<p>${localPageStrings.closedHint}</p>`,
      });
    });
    addRoutes(scope);
  });
}

function keyOf({ query }: FastifyRequest): string | null {
  const { key } = query as { key?: unknown };
  return typeof key === 'string' ? key : null;
}

/** Whether a browser asks for a page to show, and not a program for data. */
const isForPerson = ({ headers }: FastifyRequest) => (headers.accept ?? '').includes('text/html');

const notThere = () => new Problem(404, coreStrings.notFound);
