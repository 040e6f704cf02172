import { readdirSync, readFileSync } from 'node:fs';

interface ProcessFacts {
  pid: string;
  parent: string;
  command: string;
  /** Mebibytes that it has held at most. */
  peak: number;
}

/** Mebibytes that our server and the largest page of our browser have held at most; null where the system does not tell. */
export function peakMemory(dataFolder: string): { server: number; page: number } | null {
  const all = listProcesses();
  if (all.length === 0) return null;
  const own = descendantsOf(String(process.pid), all);
  const most = (some: readonly ProcessFacts[]) => Math.max(0, ...some.map(({ peak }) => peak));
  return {
    server: most(own.filter(({ pid, command }) => command.includes('listen.ts') && isOver(pid, dataFolder))),
    page: most(own.filter(({ command }) => command.includes('--type=renderer'))),
  };
}

function listProcesses(): ProcessFacts[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => factsOf(pid) ?? []);
  } catch {
    return [];
  }
}

/** Null for one that has just gone. */
function factsOf(pid: string): ProcessFacts | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, parent = ''] = /^PPid:\s+(\d+)/m.exec(status) ?? [];
    const [, kibibytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(status) ?? [];
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return { pid, parent, command, peak: Math.round(Number(kibibytes) / 1024) };
  } catch {
    return null;
  }
}

function descendantsOf(pid: string, all: readonly ProcessFacts[]): ProcessFacts[] {
  return all
    .filter(({ parent }) => parent === pid)
    .flatMap((child) => [child, ...descendantsOf(child.pid, all)]);
}

const isOver = (pid: string, dataFolder: string) =>
  readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`DATA_DIR=${dataFolder}`);
