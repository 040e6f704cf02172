import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StoreRefusal } from '../objects/store-refusal.ts';
import { explainUnavailable } from '../../http/unavailable.ts';
import { writeXml } from './oss-xml.ts';

/** A refused body of up to so many bytes is taken in all the same, so that its sender hears the answer. */
const drainable = 8 * 2 ** 20;

/** Answers as OSS does: in XML, or, where there is no body, in a header. */
export function answerRefusals(app: FastifyInstance): void {
  const explain = explainUnavailable(app.log);
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const refusal = error instanceof StoreRefusal ? error : fromFramework(error, request, explain);
    const { complete, readableDidRead } = request.raw;
    const isLong = Number(request.headers['content-length'] ?? 0) > drainable;
    // Nobody reads the rest of a body that was begun.
    if (!complete && (isLong || readableDidRead)) reply.header('connection', 'close');
    return sendRefusal(request, reply, refusal);
  });
}

function fromFramework(
  error: FastifyError | Error,
  request: FastifyRequest,
  explain: ReturnType<typeof explainUnavailable>,
): StoreRefusal {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status !== undefined && status < 500)
    return new StoreRefusal('InvalidArgument', 'The request is not of a form that is known.');
  if (explain(error)) return new StoreRefusal('ServiceUnavailable', 'Please reduce your request rate.');
  request.log.error({ err: error }, 'a call of the object store broke');
  return new StoreRefusal('InternalError', 'We encountered an internal error. Please try again.');
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: StoreRefusal): FastifyReply {
  const { code, message, status, details } = refusal;
  const error = { Code: code, Message: message, RequestId: request.id, HostId: request.host, ...details };
  const xml = writeXml('Error', error);
  reply.code(status).header('cache-control', 'no-store').header('content-type', 'application/xml');
  if (request.method !== 'HEAD') return reply.send(xml);
  return reply.header('x-oss-err', Buffer.from(xml).toString('base64')).send();
}
