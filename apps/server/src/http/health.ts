import type { FastifyInstance } from 'fastify';
import { reasonOf } from '../errors/start-problem.ts';

export type HealthChecks = Record<string, () => Promise<void>>;

/**
 * `GET /healthz`: 200 while this process answers at all; who restarts processes asks here.
 * `GET /readyz`: 200 when everything below the server works at this moment, 503 otherwise; who sends visitors asks here.
 */
export function addHealth(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/healthz', { logLevel: 'warn', exposeHeadRoute: true }, async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  app.get('/readyz', { logLevel: 'warn', exposeHeadRoute: true }, async (request, reply) => {
    const parts = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await withinSeconds(3, check());
          return [name, 'ok'] as const;
        } catch (error) {
          request.log.warn({ part: name, reason: reasonOf(error) }, 'a health check failed');
          return [name, 'failed'] as const;
        }
      }),
    );
    const isReady = parts.every(([, state]) => state === 'ok');
    reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ok' : 'failed', ...Object.fromEntries(parts) };
  });
}

function withinSeconds(seconds: number, work: Promise<void>): Promise<void> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error('no answer in time')), seconds * 1000);
  return Promise.race([work, limit.promise]).finally(() => clearTimeout(timer));
}
