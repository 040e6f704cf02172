import helmet, { type HelmetOptions } from 'helmet';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface SecurityHeaders {
  /** Visitors reach the site over https, so browsers may be told to insist on it. */
  isHttps: boolean;
  /** Where films and their pictures lie, and uploads go to, beside our own origin. */
  mediaOrigins?: readonly string[];
  /** Where pictures alone may come from, beside the above. */
  pictureOrigins?: readonly string[];
}

/** Sets them on every answer; what sets one of them later replaces it. */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityHeaders): void {
  const headers = securityHeaders(options);
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** The headers by their names in small letters. Helmet works them out anew for each answer, so it is asked once. */
function securityHeaders({
  isHttps,
  mediaOrigins = [],
  pictureOrigins = [],
}: SecurityHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  };
  const options: HelmetOptions = {
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
  };
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return headers;
}
