import compress from '@fastify/compress';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Modules } from './modules/module-deps.ts';
import { mountContract } from './contract/mount.ts';
import type { Database } from './db/database.ts';
import { addApiCaching } from './http/api-caching.ts';
import { serveBlobs } from './blobs/routes/blob-files.ts';
import type { OwnObjectStore } from './blobs/objects/create-object-store.ts';
import { allowOrigins } from './http/allowed-origins.ts';
import { closeGracefully } from './http/closing.ts';
import { compressing } from './http/compressing.ts';
import { addCors } from './http/cors.ts';
import { serveEmbed } from './http/embed-files.ts';
import { serveObjects } from './blobs/routes/object-routes.ts';
import { answerErrors } from './http/error-handler.ts';
import { addHealth, type HealthChecks } from './http/health.ts';
import { loggerOptions, logRequests, type LogTarget } from './http/logging.ts';
import { standardTimeouts, serverTimeouts, type Timeouts } from './http/timeouts.ts';
import { readJson } from './http/read-json.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { answerUnreadable, isReadable, refuseUnreadable, unreadablePath } from './http/unreadable.ts';
import { serveSite } from './http/site-files.ts';
import { openApiDocument } from './openapi/openapi.ts';
import type { OutsideServices } from './services-outside/outside-services.ts';

export interface ServerDeps {
  /** What idempotent answers are kept in. */
  db: Database;
  /** Built with the log of this server. */
  modules: (log: FastifyInstance['log']) => Modules;
  checks: HealthChecks;
  outside: Pick<OutsideServices, 'addPages'>;
  log: LogTarget;
  version: string;
  /** Address of the site as visitors know it, without a trailing slash. */
  publicUrl: string;
  /** Networks of the proxies that are believed about the visitor's address: `loopback, 10.0.0.0/8`. None by default. */
  trustProxy?: string;
  /** Folder of the built site; none serves the API alone. */
  siteFolder?: string;
  /** Folder of the standalone build of the widgets; without it none is served. */
  embedFolder?: string;
  /** Origins whose pages may call the API and frame our widgets. None by default. */
  embedOrigins?: readonly string[];
  /** Where films lie and uploads go to, beside our own origin. None by default. */
  mediaOrigins?: readonly string[];
  /** Where our pages send lines about uploads, as addresses of a picture. Nowhere by default. */
  uploadLogUrl?: string;
  /** Folder of the local blob store. */
  blobFolder: string;
  /** Serves uploads and takes them in. */
  objects: OwnObjectStore;
  /** Holds every answer against the contract. For development and tests. */
  checkAnswers: boolean;
  /** @default standardTimeouts */
  timeouts?: Timeouts;
}

const megabyte = 2 ** 20;

/** The whole product on one origin, without a port: a test injects requests, `listen.ts` serves it. */
export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const isHttps = deps.publicUrl.startsWith('https:');
  const app = fastify({
    logger: loggerOptions(deps.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: deps.trustProxy ?? false,
    bodyLimit: megabyte,
    // By contract there are GETs that write, and one that streams. A route that answers HEAD says so itself.
    exposeHeadRoutes: false,
    ...serverTimeouts(deps.timeouts ?? standardTimeouts),
    // The length of a parameter is for the contract to judge: the router's own refusal would pass by headers and envelope.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 2 ** 16 },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : unreadablePath),
    clientErrorHandler: answerUnreadable(isHttps),
  });
  const modules = deps.modules(app.log);
  app.removeContentTypeParser('text/plain');
  readJson(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // Before all that sets some of these headers in its own way.
  addSecurityHeaders(app, {
    isHttps,
    mediaOrigins: deps.mediaOrigins ?? [],
    pictureOrigins: deps.uploadLogUrl === undefined ? [] : [new URL(deps.uploadLogUrl).origin],
  });
  logRequests(app, deps.log);
  closeGracefully(app);
  answerErrors(app);
  addApiCaching(app);
  addCors(app, allowOrigins(deps.embedOrigins ?? []));
  await app.register(compress, compressing);
  await serveBlobs(app, deps.blobFolder);
  await serveObjects(app, deps.objects);
  modules.addFiles(app);
  await serveSite(app, deps.siteFolder);
  await serveEmbed(app, { folder: deps.embedFolder, origins: deps.embedOrigins ?? [] });
  refuseUnreadable(app);
  addHealth(app, deps.checks);
  await deps.outside.addPages(app, { scans: modules.wechatScans, payments: modules.payments });
  app.get('/api/openapi.json', async () => openApiDocument(deps.publicUrl, deps.version));
  mountContract(app, { ...modules, db: deps.db, checkAnswers: deps.checkAnswers });
  return app;
}
