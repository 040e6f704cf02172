// Processes that tell what they have used: processor time by `process.cpuUsage`, which all threads of the process count in.
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { familyOf, usageOf } from '../processes.mjs';

/** The environment of a process that is to be asked at `socket`. */
export const measuredAt = (socket) => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'usage.mjs')}`,
  BENCH_USAGE_SOCKET: socket,
});

/** Seconds of processor time and MiB of memory of the process at `socket`. */
export async function usageAt(socket) {
  return JSON.parse(await text(connect(socket)));
}

/** Seconds of processor time of a database with all its connections; those that have ended are not counted. */
export const usageOfDatabase = (postmaster) =>
  familyOf(postmaster).reduce((sum, pid) => sum + usageOf(pid).cpu, 0);
