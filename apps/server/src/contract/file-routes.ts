import type { Endpoint } from '@shuyuan/api-client/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';
import { checkAccess, type AccessFacts } from './check-access.ts';
import { viewerOf, type Authenticate } from './viewer-of.ts';

/** Bytes of a form with one file, and of what stands around the file in it. */
export const largestForm = 10 * 2 ** 20 + 2 ** 16;

/**
 * Adds the routes of a call that takes a file. Of who may not call it nothing is read, and only these routes read forms
 * with files.
 */
export function fileRoutes(
  app: FastifyInstance,
  endpoint: Endpoint,
  { authenticate, access }: { authenticate: Authenticate; access: AccessFacts },
) {
  const onRequest = async (request: FastifyRequest) => {
    await checkAccess(endpoint, await viewerOf(request, authenticate), access);
  };
  return (route: RouteOptions) =>
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'multipart/form-data',
        { parseAs: 'buffer' },
        (request: FastifyRequest, body: Buffer) => readForm(request.headers['content-type'] ?? '', body),
      );
      scope.route({ ...route, onRequest, bodyLimit: largestForm });
    });
}

async function readForm(contentType: string, body: Buffer): Promise<object> {
  try {
    const form = await new Response(Uint8Array.from(body), {
      headers: { 'content-type': contentType },
    }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new Problem(400, coreStrings.outsideContract, {
      issues: [{ field: 'body', reason: 'no readable form' }],
    });
  }
}
