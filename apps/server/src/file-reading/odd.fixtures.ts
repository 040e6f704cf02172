import { threadId } from 'node:worker_threads';
import { Problem } from '../errors/problem.ts';

/** What the reader of the tests does. */
export type OddDeed = 'count' | 'thread' | 'refuse' | 'fail' | 'nest' | 'fill' | 'loop' | 'exit';

/** Reader of the tests: misbehaves as it is told. */
export function read(bytes: Uint8Array, deed: OddDeed): number {
  switch (deed) {
    case 'count':
      return bytes.length;
    case 'thread':
      return threadId;
    case 'refuse':
      throw new Problem(1, '第3行：不行', { field: 'line' });
    case 'fail':
      throw new TypeError('a mistake in the reader');
    case 'nest':
      return read(bytes, 'nest') + 1;
    case 'fill':
      return filled().length;
    case 'loop':
      for (;;);
    case 'exit':
      return process.exit(3);
    default:
      return deed satisfies never;
  }
}

function filled(): object[] {
  const all: object[] = [];
  for (;;) all.push({ of: all.length });
}
