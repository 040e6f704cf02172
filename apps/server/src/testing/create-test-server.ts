import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { createLocalBlobs } from '../blobs/local-blobs.ts';
import {
  createObjectStore,
  standardQuota,
  type OwnObjectStore,
} from '../blobs/objects/create-object-store.ts';
import type { Clock } from '../calendar/clock.ts';
import type { ModuleDeps, Modules } from '../modules/module-deps.ts';
import { connectDatabase } from '../db/connect.ts';
import type { Database } from '../db/database.ts';
import { createFileReading } from '../file-reading/file-reading.ts';
import { createServer, type ServerDeps } from '../index.ts';
import { inProcessFetch } from '../in-process-fetch.ts';
import { createPostgresLimiter } from '../limits/postgres-limiter.ts';
import type { PaymentServices } from '../services-outside/payments/scan-payment.ts';
import {
  createLocalServices,
  type OutsideDeps,
  type OutsideServices,
} from '../services-outside/outside-services.ts';
import { testLocalKey } from '../services-outside/pages/local-key.fixtures.ts';
import { cloneTemplate, type TestDatabase } from './test-database.ts';

export interface TestServer {
  app: FastifyInstance;
  /** Reaches the server without a port: hand it to `createClient({ baseUrl: '', fetch })`. */
  fetch: typeof globalThis.fetch;
  db: Database;
  /** What the modules were built from. */
  deps: ModuleDeps;
  modules: Modules;
  /** The object store, with what its routes use. */
  objects: OwnObjectStore;
  /** Where it keeps its files. */
  objectFolder: string;
  /** Lines that the server logged. */
  log: string[];
  /** How `pg` reaches the database, for a second connection. */
  connection: pg.ClientConfig;
  close: () => Promise<void>;
}

export interface TestServerOptions {
  /** @default the real time */
  clock?: Clock;
  /** Puts in the demonstration content first. @default false */
  seedDemonstration?: boolean;
  /** Replaces modules, or wraps the real ones. @default createModules */
  modules?: (deps: ModuleDeps) => Modules;
  /** Shares the database of another test server, as a second process would. */
  database?: TestDatabase;
  /** Bytes that one person may upload. @default 5 GB */
  uploadQuota?: number;
  /** Shares the uploads of another test server. */
  objectFolder?: string;
  /** Builds the outside services. @default createLocalServices */
  outside?: (deps: OutsideDeps) => OutsideServices;
  /** Who takes money by pictures. Alone then, unless there is an `alipay`. @default that of the outside services */
  payment?: PaymentServices['wechat'];
  /** Who takes money on a page. Beside `payment`. */
  alipay?: PaymentServices['alipay'];
  /** What the modules are told of the settings. */
  config?: Partial<ModuleDeps['config']>;
  server?: Partial<ServerDeps>;
}

/** A server over a database of its own, cloned from the migrated template. Needs the vitest project `server`. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await cloneTemplate());
  const createModules = options.modules ?? (await import('../modules/index.ts')).createModules;
  const folder = mkdtempSync(join(tmpdir(), 'shuyuan-blobs-'));
  const objectFolder = options.objectFolder ?? mkdtempSync(join(tmpdir(), 'shuyuan-objects-'));
  const log: string[] = [];
  const connection = connectDatabase(database.connection, { warn: () => {} });
  const { db } = connection;
  const clock = options.clock ?? { now: () => new Date() };
  const quota = options.uploadQuota ?? standardQuota;
  const objects = createObjectStore({ db, clock, folder: objectFolder, quota });
  const outside = (options.outside ?? createLocalServices)({
    db,
    clock,
    objects,
    publicUrl: 'http://localhost',
    localKey: testLocalKey,
    fetch: globalThis.fetch,
    warn: (text) => void log.push(text),
  });
  const files = createFileReading();
  let deps!: ModuleDeps;
  let modules!: Modules;
  const app = await createServer({
    db,
    modules: (logger) => {
      deps = {
        db,
        notices: connection.notices,
        clock,
        blobs: createLocalBlobs(folder),
        objects,
        files,
        limiter: createPostgresLimiter(db),
        sms: outside.sms,
        cloudVideo: outside.cloudVideo,
        wechat: outside.wechat,
        payments:
          options.payment === undefined
            ? outside.payments
            : { wechat: options.payment, alipay: options.alipay ?? null },
        log: logger,
        config: { publicUrl: 'http://localhost', ...options.config },
      };
      return (modules = createModules(deps));
    },
    checks: { database: connection.check, blobs: () => deps.blobs.check() },
    outside,
    log: { level: 'info', write: (line) => void log.push(line) },
    version: '0.0.0-test',
    publicUrl: 'http://localhost',
    blobFolder: folder,
    objects,
    checkAnswers: true,
    ...options.server,
  });
  if (options.seedDemonstration) await db.transaction((tx) => modules.demonstration.seed(tx));
  return {
    app,
    fetch: inProcessFetch(app),
    db,
    deps,
    modules,
    objects,
    objectFolder,
    log,
    connection: database.connection,
    async close() {
      await app.close();
      await files.close();
      await connection.close();
      if (!options.database) await database.drop();
      rmSync(folder, { recursive: true });
      if (options.objectFolder === undefined) rmSync(objectFolder, { recursive: true });
    },
  };
}
