// Runs the command of one step: its words go to a file, its time and its result are answered.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fromStatus, heldAgainst } from './counts.mjs';

export const root = resolve(import.meta.dirname, '../..');
const isPosix = process.platform !== 'win32';
const running = new Set();
/** Whether the run is being ended: what a signal has stopped is not started again. */
let isEnding = false;

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
  if (isEnding) return new Promise(() => {});
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

/**
 * Ends every running step with everything that it has started. `patience` is the time in milliseconds between the signal
 * and force: a server stops its database meanwhile. Resolves when the process groups are gone.
 */
export async function endAll(signal = 'SIGTERM', patience = 20_000) {
  const groups = [...running].map(({ pid }) => pid).filter((pid) => pid !== undefined);
  for (const pid of groups) endGroup(pid, signal);
  const deadline = performance.now() + patience;
  while (performance.now() < deadline && groups.some((pid) => endGroup(pid, 0))) await wait(100);
  for (const pid of groups) endGroup(pid, 'SIGKILL');
}

/** Ends the run: no further step starts, all running ones end, and `clear` removes what they have left behind. */
export async function endRun(signal, clear = async () => {}) {
  isEnding = true;
  await endAll(signal);
  await clear();
}

/** Ends the run when this process is told to end. */
export function endTogether(clear) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, async () => {
      if (isEnding) return;
      await endRun(signal, clear);
      process.exit(1);
    });
}

/** Sends a signal to a process group. Returns whether the group still exists. */
function endGroup(pid, signal) {
  try {
    return process.kill(isPosix ? -pid : pid, signal);
  } catch (error) {
    // It has just ended by itself.
    if (error.code !== 'ESRCH') throw error;
    return false;
  }
}
