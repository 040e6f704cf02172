import type { Endpoint } from '@shuyuan/api-client/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { coreStrings } from '../errors/core.strings.ts';
import { Problem } from '../errors/problem.ts';
import { checkAccess, type AccessFacts } from './check-access.ts';
import { viewerOf, type Authenticate } from './viewer-of.ts';

/** Bytes of what stands around the file in a form. */
const aroundFile = 2 ** 16;

/** Bytes of a form with one file, where the contract does not say. */
export const largestForm = 10 * 2 ** 20 + aroundFile;

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
      const bodyLimit = endpoint.bodyLimit === undefined ? largestForm : endpoint.bodyLimit + aroundFile;
      scope.route({ ...route, onRequest, bodyLimit });
    });
}

async function readForm(contentType: string, body: Buffer): Promise<object> {
  try {
    // As it lies: a copy of a film would be as large again.
    const bytes = new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length);
    const form = await new Response(bytes, {
      headers: { 'content-type': contentType },
    }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new Problem(400, coreStrings.outsideContract, {
      issues: [{ field: 'body', reason: 'no readable form' }],
    });
  }
}
