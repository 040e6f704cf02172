import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BlobStore } from '../blobs/blob-store.ts';
import { createLocalBlobs } from '../blobs/local-blobs.ts';
import type { ObjectStore } from '../blobs/object-store.ts';
import { createObjectStore } from '../blobs/objects/create-object-store.ts';
import { makePrivate } from '../blobs/private-folder.ts';
import type { Clock } from '../calendar/clock.ts';
import type { DemonstrationAccount, ModuleDeps, Modules } from '../modules/module-deps.ts';
import { connectDatabase, type DatabaseConnection } from '../db/connect.ts';
import { createServer } from '../index.ts';
import type { LogTarget } from '../http/logging.ts';
import { createFileReading, type FileReading } from '../file-reading/file-reading.ts';
import { createPostgresLimiter } from '../limits/postgres-limiter.ts';
import { createModules } from '../modules/index.ts';
import { localWarnings } from './local-warnings.ts';
import { isOpenToOthers } from '../services-outside/openness.ts';
import { createOutsideServices, type OutsideServices } from '../services-outside/outside-services.ts';
import { openLocalKey } from '../services-outside/pages/local-key.ts';
import type { LocalPage } from '../services-outside/pages/local-page.ts';
import { keepTidy, tidy } from './housekeeping.ts';
import { listenOn, requireFreePort } from './listen-on.ts';
import { openDatabase } from './open-database.ts';
import type { Settings } from './settings.ts';
import { StartProblem, reasonOf } from '../errors/start-problem.ts';

const minute = 60_000;

const clock: Clock = { now: () => new Date() };

export interface RunOptions {
  log: LogTarget;
  /** Hears of each step of the start. */
  say: (step: string) => void;
  /** The server cannot go on. */
  onFatal: (error: unknown) => void;
}

type Closer = () => unknown;

export interface Running {
  app: FastifyInstance;
  port: number;
  /** Who can sign in because of the demonstration seed. */
  accounts: DemonstrationAccount[];
  localPages: readonly LocalPage[];
  /** What opens them; null when they are closed. */
  localKey: string | null;
}

/**
 * Starts everything in its order. `started` rejects with a `StartProblem` when something stands in the way;
 * `stop` ends what runs by then, the requests in flight first, and may be called at any time.
 */
export function runServer(
  settings: Settings,
  options: RunOptions,
): { started: Promise<Running>; stop: () => Promise<void> } {
  const closers: Closer[] = [];
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  const ending = new AbortController();
  const started = start(settings, { ...options, ending: ending.signal }, closers).catch(
    async (error: unknown) => {
      await closeAll();
      throw error;
    },
  );
  const stop = async () => {
    ending.abort();
    await closeAll();
    // What was still being started when the rest was closed.
    await started.catch(() => {});
    await closeAll();
  };
  return { started, stop };
}

interface StartOptions extends RunOptions {
  ending: AbortSignal;
}

async function start(settings: Settings, options: StartOptions, closers: Closer[]): Promise<Running> {
  const { log, say, onFatal, ending } = options;
  await requireFreePort(settings.port, settings.host);
  const blobFolder = join(settings.dataFolder, 'blobs');
  const objectFolder = join(settings.dataFolder, 'objects');
  const blobs = createLocalBlobs(blobFolder);
  try {
    // With the usual rights, since the account of PostgreSQL must get in; what lies in it is closed one by one.
    await mkdir(settings.dataFolder, { recursive: true });
    await blobs.check();
  } catch (error) {
    throw new StartProblem(
      `The data folder ${settings.dataFolder} cannot be written (${reasonOf(error)}). Set DATA_DIR.`,
    );
  }
  for (const folder of [blobFolder, objectFolder]) await makePrivate(folder);
  let app: FastifyInstance | undefined = undefined;
  const warn = (text: string) => app?.log.warn(text);
  say(settings.databaseUrl === undefined ? 'Starting the embedded PostgreSQL' : 'Connecting to PostgreSQL');
  const database = await openDatabase({ settings, warn, onLost: onFatal, ending });
  closers.push(database.close);
  const pool = connectDatabase(database.config, { warn });
  closers.push(pool.close);
  const objects = createObjectStore({
    db: pool.db,
    clock,
    folder: objectFolder,
    quota: settings.uploadQuota,
  });
  const files = createFileReading();
  closers.push(files.close);
  let modules!: Modules;
  const localKey = isOpenToOthers(settings) ? null : openLocalKey(settings.dataFolder);
  const outside = createOutsideServices(settings.outside, {
    db: pool.db,
    clock,
    objects,
    publicUrl: settings.publicUrl,
    localKey,
    fetch: globalThis.fetch,
    warn,
  });
  const build = (logger: FastifyInstance['log']) =>
    (modules = createModules(moduleDeps(settings, pool, { blobs, objects, files }, outside, logger)));
  const checks = { database: pool.check, blobs: () => blobs.check() };
  app = await createServer({
    ...settings,
    db: pool.db,
    modules: build,
    outside,
    checks,
    log,
    version: readVersion(),
    blobFolder,
    objects,
    mediaOrigins: mediaOrigins(settings),
  });
  const close = () => app.close();
  closers.push(close);
  say('Preparing the database');
  await database.prepare((tx) => modules.demonstration.seed(tx));
  const { adminMobile } = settings;
  if (adminMobile !== undefined && (await modules.appointAdministrator(adminMobile)))
    app.log.info('The account of ADMIN_MOBILE is the administrator now.');
  const accounts = await modules.demonstration.accounts(pool.db);
  const port = await listenOn(app, settings.port, settings.host);
  const tidyAll = async () => {
    await tidy(pool.db);
    await modules.tidy(pool.db);
    await objects.tidy(clock.now());
  };
  const rounds = [
    keepTidy(tidyAll, warn),
    keepTidy(() => modules.settleOrders(pool.db), warn, minute),
    keepTidy(() => modules.submitDueAttempts(pool.db), warn, minute),
    keepTidy(() => modules.sendDigests(pool.db), warn, minute),
  ];
  // All at once: a round may wait for a service outside.
  closers.push(() => Promise.all([close, ...rounds].map((end) => end())));
  for (const warning of localWarnings(settings, accounts)) warn(warning);
  return { app, port, accounts, localPages: outside.localPages, localKey };
}

/** Our own store lies on our own origin. */
function mediaOrigins({ outside: { cloudVideo } }: Settings): readonly string[] {
  return cloudVideo.kind === 'aliyun' ? cloudVideo.origins : [];
}

function moduleDeps(
  { publicUrl, uploadLogUrl }: Settings,
  { db, notices }: Pick<DatabaseConnection, 'db' | 'notices'>,
  stores: { blobs: BlobStore; objects: ObjectStore; files: FileReading },
  { sms, wechat, cloudVideo, payments }: OutsideServices,
  log: FastifyInstance['log'],
): ModuleDeps {
  return {
    db,
    notices,
    clock,
    ...stores,
    limiter: createPostgresLimiter(db),
    sms,
    cloudVideo,
    wechat,
    payments,
    log,
    config: { publicUrl, ...(uploadLogUrl === undefined ? {} : { uploadLogUrl }) },
  };
}

function readVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
