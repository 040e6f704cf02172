import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OwnObjectStore } from '../objects/create-object-store.ts';
import { bucket } from '../../http/bucket.ts';
import type { Loaned } from '../objects/objects.repo.ts';
import { requireUploadId } from '../objects/uploads.ts';
import { answerRefusals } from './answer-refusals.ts';
import { authenticate } from './authenticate.ts';
import { quoted } from './byte-range.ts';
import { listParts, listUploads } from './list-uploads.ts';
import { denied, operationOf, readRequest, type Operation, type OssRequest } from './oss-request.ts';
import { readParts, writeXml, type Elements } from './oss-xml.ts';
import { incomingOf, readText } from './request-body.ts';
import { sendObject } from './send-object.ts';

/** Path of the store on our origin. */
export const objectsPath = `/${bucket}/`;

/** Serves the object store to the clients of OSS: `put`, uploads in parts, and reading with ranges. Bodies are streamed. */
export async function serveObjects(app: FastifyInstance, store: OwnObjectStore): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => done(null, body));
    answerRefusals(scope);
    for (const url of [objectsPath, `${objectsPath}*`])
      scope.route({
        method: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
        url,
        exposeHeadRoute: false,
        compress: false,
        bodyLimit: Number.MAX_SAFE_INTEGER,
        handler: async (request, reply) => {
          reply.header('x-oss-request-id', request.id);
          const asked = readRequest(request, objectsPath);
          const operation = operationOf(asked);
          const caller = await authenticate(asked, store);
          const isReading = operation.kind === 'get' || operation.kind === 'head';
          if (caller.kind === 'borrower' ? operation.kind === 'get' : !isReading) throw denied();
          if (isReading || caller.kind === 'reader') return sendObject(store, asked, reply);
          return borrow(store, caller.loan, { asked, operation, request, reply });
        },
      });
  });
}

interface RequestContext {
  asked: OssRequest;
  operation: Operation;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What whoever was lent access to put an object may do. */
async function borrow(store: OwnObjectStore, loan: Loaned, context: RequestContext): Promise<FastifyReply> {
  const { asked, operation, request, reply } = context;
  const { uploads } = store;
  const { key } = loan;
  if ('uploadId' in operation) requireUploadId(operation.uploadId);
  const sendXml = (root: string, elements: Elements) =>
    reply.header('content-type', 'application/xml').send(writeXml(root, elements));
  switch (operation.kind) {
    case 'put-object': {
      const etag = await store.receiveObject(loan, incomingOf(request));
      return reply.header('etag', quoted(etag)).send();
    }
    case 'put-part': {
      const etag = await uploads.putPart(loan, operation, incomingOf(request));
      return reply.header('etag', quoted(etag)).send();
    }
    case 'begin': {
      const UploadId = await uploads.begin(loan);
      return sendXml('InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId });
    }
    case 'complete': {
      const named = readParts(await readText(request));
      const etag = quoted(await uploads.complete(loan, operation.uploadId, named));
      const answer = { Location: objectsPath + key, Bucket: bucket, Key: key, ETag: etag };
      reply.header('etag', etag);
      return sendXml('CompleteMultipartUploadResult', answer);
    }
    case 'abort':
      await uploads.abort(loan, operation.uploadId);
      return reply.code(204).send();
    case 'list-parts':
      return sendXml('ListPartsResult', await listParts(uploads, loan, operation.uploadId, asked.query));
    case 'list-uploads':
      return sendXml('ListMultipartUploadsResult', await listUploads(uploads, loan, asked.query));
    case 'get':
    case 'head':
      throw denied();
    default:
      return operation satisfies never;
  }
}
