import { mobilePattern } from '@shuyuan/api-client';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { standardQuota } from '../blobs/objects/create-object-store.ts';
import { readOutsideSettings, type OutsideSettings } from '../services-outside/outside-settings.ts';
import { isOriginPattern } from '../http/allowed-origins.ts';
import { StartProblem } from '../errors/start-problem.ts';

export interface Settings {
  port: number;
  /** Undefined is the loopback of both address families, what `localhost` means. */
  host?: string;
  dataFolder: string;
  /** Bytes that one person may store in uploads. */
  uploadQuota: number;
  /** Where pages send lines about uploads, as addresses of a picture. Undefined sends none. */
  uploadLogUrl?: string;
  /** A PostgreSQL server instead of the embedded one. */
  databaseUrl?: string;
  /** Undefined fills an embedded database at its first start and no other. */
  seedDemonstration?: boolean;
  /** The mobile number whose account becomes the administrator at the start. */
  adminMobile?: string;
  /** Address of the site as visitors know it, without a trailing slash. */
  publicUrl: string;
  /** Names and networks, comma-separated. Undefined believes nobody. */
  trustProxy?: string;
  siteFolder: string;
  embedFolder: string;
  /** Origins whose pages may embed us. */
  embedOrigins: readonly string[];
  logFormat: 'json' | 'lines';
  logLevel: string;
  /** Holds every answer against the contract. */
  checkAnswers: boolean;
  outside: OutsideSettings;
}

type Environment = Record<string, string | undefined>;

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];
const repository = resolve(import.meta.dirname, '../../../..');

/** Reads the environment; `docs/operating.md` explains each name. An empty variable counts as none. */
export function readSettings(environment: Environment): Settings {
  const get = (name: string) => environment[name]?.trim() || undefined;
  const isProduction = get('NODE_ENV') === 'production';
  const port = readPort(get('PORT') ?? '4173');
  const publicUrl = readUrl('PUBLIC_URL', get('PUBLIC_URL') ?? `http://localhost:${port}`);
  const logFormat = readChoice('LOG_FORMAT', get('LOG_FORMAT') ?? (isProduction ? 'json' : 'lines'), [
    'json',
    'lines',
  ]);
  return {
    port,
    ...present('host', get('HOST')),
    dataFolder: resolve(repository, get('DATA_DIR') ?? 'data'),
    uploadQuota: readGigabytes('UPLOAD_QUOTA_GB', get('UPLOAD_QUOTA_GB')),
    ...present('uploadLogUrl', readLogUrl(get('UPLOAD_LOG_URL'), publicUrl)),
    ...present('databaseUrl', get('DATABASE_URL')),
    ...present('seedDemonstration', readSwitch('SEED_DEMO', get('SEED_DEMO'))),
    ...present('adminMobile', readMobile('ADMIN_MOBILE', get('ADMIN_MOBILE'))),
    publicUrl,
    ...present('trustProxy', readProxies(get('TRUST_PROXY'))),
    siteFolder: join(repository, 'apps/site/dist'),
    embedFolder: join(repository, 'packages/widgets/embed/dist'),
    embedOrigins: readOrigins(get('EMBED_ORIGINS')),
    logFormat: logFormat as Settings['logFormat'],
    logLevel: readChoice('LOG_LEVEL', get('LOG_LEVEL') ?? (logFormat === 'json' ? 'info' : 'warn'), levels),
    checkAnswers: !isProduction,
    outside: readOutsideSettings(get),
  };
}

function present<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [N in Name]?: Value };
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new StartProblem(`PORT is ${text}, which is no port number.`);
}

function readGigabytes(name: string, text: string | undefined): number {
  if (text === undefined) return standardQuota;
  const count = Number(text);
  if (count > 0 && count <= 1_000_000) return Math.round(count * 2 ** 30);
  throw new StartProblem(`${name} is ${text}, which is no number of gigabytes.`);
}

function readMobile(name: string, text: string | undefined): string | undefined {
  if (text === undefined || mobilePattern.test(text)) return text;
  throw new StartProblem(`${name} is ${text}, which is no mobile number of the form 13800000000.`);
}

function readChoice(name: string, text: string, choices: readonly string[]): string {
  if (choices.includes(text)) return text;
  throw new StartProblem(`${name} is ${text}; it can be ${choices.join(', ')}.`);
}

function readSwitch(name: string, text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : readChoice(name, text, ['0', '1']) === '1';
}

function readOrigins(text = ''): string[] {
  const origins = text.split(',').flatMap((part) => part.trim() || []);
  const wrong = origins.find((origin) => !isOriginPattern(origin));
  if (wrong === undefined) return origins;
  throw new StartProblem(
    `EMBED_ORIGINS has ${wrong}, which is no origin of the form https://example.com or https://*.example.com.`,
  );
}

/** A number of proxies, which other servers take here, would be read as an address that nobody has. */
function readProxies(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const proxies = text.split(',').map((part) => part.trim());
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies.join(',');
  throw new StartProblem(
    `TRUST_PROXY is ${text}, where ${wrong === '' ? 'nothing' : wrong} is no address, network like 10.0.0.0/8, loopback, linklocal or uniquelocal.`,
  );
}

function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    rest.length === 0 &&
    bits > 0 &&
    (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= bits))
  );
}

function readUrl(name: string, text: string): string {
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol)) return text.replace(/(?<!\/)\/+$/, '');
  throw new StartProblem(`${name} is ${text}, which is no address of the form https://example.com.`);
}

/** Its origin becomes a word of the content security policy: nothing that ends a word there may be in it. */
function readLogUrl(text: string | undefined, publicUrl: string): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isAddress = url !== null && /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/.test(url.origin);
  if (!isAddress || url.username !== '' || url.password !== '' || url.hash !== '')
    throw new StartProblem(
      `UPLOAD_LOG_URL is ${text}, which is no address of a picture of the form https://log.example/p.gif.`,
    );
  if (url.protocol === 'http:' && publicUrl.startsWith('https:'))
    throw new StartProblem(`UPLOAD_LOG_URL is ${text}, which pages of ${publicUrl} may not load.`);
  return url.href;
}
