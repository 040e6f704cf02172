import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface SecurityHeaders {
  /** Visitors reach the site over https, so browsers may be told to insist on it. */
  isHttps: boolean;
  /** Where films and their pictures lie, and uploads go to, beside our own origin. */
  mediaOrigins?: readonly string[];
  /** Where pictures alone may come from, beside the above. */
  pictureOrigins?: readonly string[];
}

export async function addSecurityHeaders(
  app: FastifyInstance,
  { isHttps, mediaOrigins = [], pictureOrigins = [] }: SecurityHeaders,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...mediaOrigins, ...pictureOrigins],
        mediaSrc: ["'self'", 'blob:', ...mediaOrigins],
        connectSrc: ["'self'", ...mediaOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Browsers complain about this one on plain http.
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
    // Addresses may carry a login code or token.
    referrerPolicy: { policy: 'same-origin' },
  });
}
