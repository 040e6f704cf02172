import { describeError, type LogTarget } from '../http/logging.ts';

const names: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};
const unshown = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err', 'reqId']);

/** @param isUrgent A warning or worse. */
type WriteText = (text: string, isUrgent: boolean) => void;

/** The log as it is, or one line for a person per entry. */
export function logTarget(format: 'json' | 'lines', level: string, write: WriteText): LogTarget {
  return {
    level,
    write: (entry) => write(format === 'json' ? entry : toLine(entry), isWarning(entry)),
  };
}

const isWarning = (entry: string) => Number(/"level":(\d+)/.exec(entry)?.[1]) >= 40;

/** How long what is no warning waits for more, in milliseconds: writing a line costs as much as a small answer. */
const collectingTime = 20;

/**
 * Writes several texts at once. An urgent one is written at once, with all that came before it; `flush` writes the rest and
 * belongs at the end of the process.
 */
export function collectLines(write: (text: string) => void): { write: WriteText; flush: () => void } {
  let collected = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (collected !== '') write(collected);
    collected = '';
  };
  return {
    write(text, isUrgent) {
      collected += text;
      if (isUrgent) flush();
      else timer ??= setTimeout(flush, collectingTime).unref();
    },
    flush,
  };
}

/** An entry for what happens outside the server's own log: before it exists, or when it broke. */
export function fatalEntry(error: unknown): string {
  const entry = {
    level: 60,
    time: new Date().toISOString(),
    err: describeError(error),
    msg: 'the server ends',
  };
  return `${JSON.stringify(entry)}\n`;
}

function toLine(entry: string): string {
  const fields = JSON.parse(entry) as Record<string, unknown>;
  const { level, time, msg, err } = fields as {
    level: number;
    time: string;
    msg?: string;
    err?: { message: string };
  };
  const details = Object.entries(fields)
    .filter(([name]) => !unshown.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const cause = err === undefined ? [] : [explain(err)];
  return `${[time.slice(11, 19), names[level] ?? level, msg ?? '', ...details, ...cause].join(' ')}\n`;
}

function explain(error: { message?: string; stack?: string; cause?: object }): string {
  const cause = error.cause ? `\n  because: ${explain(error.cause)}` : '';
  return `\n  ${error.message ?? ''}\n${error.stack ?? ''}${cause}`;
}
