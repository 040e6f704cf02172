import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal, type Refusal } from './envelope.ts';
import { Problem, type ProblemCode } from '../errors/problem.ts';
import { coreStrings } from '../errors/core.strings.ts';
import { explainUnavailable, refuseUnavailable } from './unavailable.ts';

/** The one place where a failure becomes an answer. What is no `Problem` is logged and answered without detail. */
export function answerErrors(app: FastifyInstance): void {
  const explain = explainUnavailable(app.log);
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const known = error instanceof Problem ? refusal(error) : fromFramework(error);
    if (known) return send(reply, known);
    const unavailable = explain(error);
    if (unavailable) return send(reply, refusal(refuseUnavailable(unavailable)));
    request.log.error({ err: error }, 'a call broke');
    return send(reply, refusal(new Problem(500, coreStrings.broken)));
  });
}

/** Answers what no route answers. */
export function answerNotFound(_: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(reply, refusal(new Problem(404, coreStrings.notFound)));
}

function send(reply: FastifyReply, { status, envelope }: Refusal): FastifyReply {
  const retryAfter = (envelope.data as { retry_after?: unknown } | null)?.retry_after;
  if (typeof retryAfter === 'number') reply.header('retry-after', Math.ceil(retryAfter));
  return reply.code(status).header('cache-control', 'no-store').send(envelope);
}

/** Fastify's own refusals keep their status: an unreadable body, one that is too large, a strange media type. */
function fromFramework(error: Partial<FastifyError>): Refusal | null {
  const { statusCode: status = 500, code } = error;
  if (status < 400 || status >= 500) return null;
  const envelopeCode: ProblemCode = status === 403 || status === 404 ? 404 : 400;
  const message = envelopeCode === 404 ? coreStrings.notFound : messageFor(code);
  return { ...refusal(new Problem(envelopeCode, message)), status: envelopeCode === 404 ? 404 : status };
}

function messageFor(code: string | undefined): string {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return coreStrings.tooLarge;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return coreStrings.notJson;
  return coreStrings.outsideContract;
}
