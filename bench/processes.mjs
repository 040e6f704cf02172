// What processes have used so far. Only Linux tells; elsewhere everything is NaN.
import { readFileSync } from 'node:fs';

/** Processor time of a process so far and of its children that have ended, in seconds, and its memory now, in MiB. */
export function usageOf(pid) {
  try {
    const [user, system, ended, endedInSystem] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(11, 15);
    return {
      cpu: (Number(user) + Number(system)) / 100,
      ofEnded: (Number(ended) + Number(endedInSystem)) / 100,
      memory: kilobytesIn(`/proc/${pid}/status`, 'VmRSS') / 1024,
    };
  } catch {
    return { cpu: Number.NaN, ofEnded: Number.NaN, memory: Number.NaN };
  }
}

/** A process's memory in MiB, what it has together with others divided by their number: sums of it are true. */
export function shareOfMemory(pid) {
  try {
    return kilobytesIn(`/proc/${pid}/smaps_rollup`, 'Pss') / 1024;
  } catch {
    return Number.NaN;
  }
}

const kilobytesIn = (file, name) =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1]);

export function childrenOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter((word) => word.trim() !== '')
      .map(Number);
  } catch {
    return [];
  }
}

/** A process and all that it has started, down to the last. */
export const familyOf = (pid) => [pid, ...childrenOf(pid).flatMap(familyOf)];
