// Removes what ended steps have left behind.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pinnedNode } from '../ensure-install.mjs';

const script = resolve(import.meta.dirname, 'remove-abandoned-runs.mjs');

/** Stops the databases of ended test runs and removes their folders, in a process of the pinned Node. */
export async function clearRuns() {
  await once(spawn(pinnedNode, [script], { stdio: 'inherit' }), 'close');
}
