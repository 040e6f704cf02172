import type { FastifyInstance } from 'fastify';
import { Problem } from '../../contract/problem.ts';
import { coreStrings } from '../../http/core.strings.ts';
import { acceptForms, isOwnForm } from './forms.ts';
import { isLoopbackCaller } from './loopback.ts';

/**
 * Routes for a person at this very machine. For everybody else they are not there, and nothing is changed by a form
 * of another site that this person happens to visit.
 */
export async function addLocalRoutes(
  app: FastifyInstance,
  publicUrl: string,
  addRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (scope) => {
    acceptForms(scope);
    scope.addHook('onRequest', async (request) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      if (isLoopbackCaller(request) && (isRead || isOwnForm(request, publicUrl))) return;
      throw new Problem(404, coreStrings.notFound);
    });
    addRoutes(scope);
  });
}
