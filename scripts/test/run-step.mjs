// Runs the command of one step: its words go to a file, its time and its result are answered.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { fromStatus, heldAgainst } from './counts.mjs';

export const root = resolve(import.meta.dirname, '../..');
const isPosix = process.platform !== 'win32';
const running = new Set();

/** Processor time of all processes that have ended under this one, in seconds; only Linux tells. */
function processorOfEnded() {
  try {
    const [user, system] = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(13, 15);
    return (Number(user) + Number(system)) / 100;
  } catch {
    return Number.NaN;
  }
}

let accounted = processorOfEnded();
/** Of what has ended since the last question: asked at each end, it is the time of one step. */
function processorSince() {
  const now = processorOfEnded();
  const used = now - accounted;
  accounted = now;
  return used;
}

/**
 * `count` reads the report that the command writes to `report`; without one the command is one check. With `isShown` its
 * words are also shown.
 */
export async function runStep({ name, command, env, count, report, yields }, { log, isShown = false }) {
  mkdirSync(dirname(log), { recursive: true });
  if (report) rmSync(report, { force: true });
  const file = createWriteStream(log);
  const started = performance.now();
  const child = spawn(yields && isPosix ? `nice -n 19 ${command}` : command, {
    cwd: root,
    shell: true,
    // A group of its own, so that all of it can be ended.
    detached: isPosix,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`,
      FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0',
      ...env,
    },
  });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(file, { end: false });
    if (isShown) stream.pipe(process.stdout, { end: false });
  }
  let processor = Number.NaN;
  child.once('exit', () => (processor = processorSince()));
  const status = await new Promise((done) => {
    child.once('error', (error) => file.write(`${error.message}\n`, () => done(1)));
    child.once('close', (code, signal) => done(code ?? signal));
  });
  running.delete(child);
  await new Promise((done) => file.end(done));
  const seconds = (performance.now() - started) / 1000;
  const counted = heldAgainst(count ? readReport(report, count) : fromStatus(status), status);
  return { name, status, seconds, processor, log: relative(root, log), ...counted };
}

function readReport(report, count) {
  return existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1, failures: [{ name: '', message: 'no report' }], tests: [] };
}

/** What a log ends with. */
export const endOf = (log, lines = 40) =>
  readFileSync(join(root, log), 'utf8').trimEnd().split('\n').slice(-lines).join('\n');

export function endAll(signal = 'SIGTERM') {
  for (const child of running) endGroup(child, signal);
}

/** Ends with this process everything that it has started. */
export function endTogether() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      endAll(signal);
      process.exit(1);
    });
}

function endGroup({ pid }, signal) {
  try {
    if (pid) process.kill(isPosix ? -pid : pid, signal);
  } catch (error) {
    // It has just ended by itself.
    if (error.code !== 'ESRCH') throw error;
  }
}
