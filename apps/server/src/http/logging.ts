import { hostname } from 'node:os';
import { pid } from 'node:process';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

export interface LogTarget {
  level: string;
  write: (line: string) => void;
}

const secretNames = [
  'password',
  'token',
  'authorization',
  'cookie',
  'secret',
  'mobile',
  'mobile_code',
  'login_code',
  'sms',
  'ticket',
  'slider_ticket',
  'image_key',
  'image_captcha',
];

/** Settings of the log. Names that hold secrets are blanked wherever a careless call would log them. */
export function loggerOptions({ level, write }: LogTarget): LoggerOptions {
  return {
    level,
    stream: { write },
    redact: {
      paths: [
        ...secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        'body.code',
        '*.body.code',
        'query.code',
        '*.query.code',
      ],
      censor: '[secret]',
    },
    serializers: { err: describeError, error: describeError, req: ({ id }: { id: string }) => ({ id }) },
    timestamp: () => `,"time":"${instantNow()}"`,
  };
}

let last = { at: 0, text: '' };

/** Many lines are of the same millisecond. */
function instantNow(): string {
  const at = Date.now();
  if (at !== last.at) last = { at, text: new Date(at).toISOString() };
  return last.text;
}

/**
 * One line for each answered request. The path stands without its query, which may hold a login code, and
 * nothing of headers or bodies is logged at all. The line is written out here: the logger would look for secrets in it, which costs as
 * much as a small answer.
 */
export function logRequests(app: FastifyInstance, { write }: LogTarget): void {
  const levels = app.log as unknown as { isLevelEnabled: (level: string) => boolean };
  const process = `"pid":${pid},"hostname":${JSON.stringify(hostname())}`;
  app.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method, url, ip, routeOptions } = request;
    // 503 is no defect, and comes in numbers: its own line says why.
    const isFailure = reply.statusCode >= 500 && reply.statusCode !== 503;
    // A route with a level of its own is asked all day and has something to tell only when it fails.
    if (routeOptions.logLevel && !isFailure) return done();
    if (!levels.isLevelEnabled(isFailure ? 'error' : 'info')) return done();
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    write(
      `{"level":${isFailure ? 50 : 30},"time":"${instantNow()}",${process},"reqId":"${reqId}","method":"${method}",` +
        `"path":${JSON.stringify(pathOf(url))},"status":${reply.statusCode},"ms":${ms},"ip":${JSON.stringify(ip)},"msg":"request"}\n`,
    );
    done();
  });
}

function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}

/**
 * What is safe to say about an error. The database driver puts the values of a failed query into its message,
 * its details and its stack, and those may be passwords.
 */
export function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const query = 'query' in error && 'params' in error ? String(error.query) : undefined;
  const isFromDatabase = 'severity' in error;
  return {
    type: error.name,
    message: query === undefined ? withoutValue(error.message) : 'a query failed',
    ...(query === undefined ? {} : { query }),
    ...(isFromDatabase ? pick(error, 'code', 'table', 'column', 'constraint') : pick(error, 'code')),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** `invalid input syntax for type integer: "what somebody typed"` */
function withoutValue(message: string): string {
  const start = message.indexOf(': "');
  const isValue = start !== -1 && message.length > start + 3 && message.endsWith('"');
  return isValue ? message.slice(0, start) : message;
}

interface ErrorLine {
  type: string;
  message: string;
  stack: string;
  [detail: string]: unknown;
}

function pick(error: object, ...names: string[]): object {
  return Object.fromEntries(
    names.filter((name) => name in error).map((name) => [name, Reflect.get(error, name)]),
  );
}
