import type { NotReady } from '../async/load.ts';

/** What was asked for and is not there. `missing`: there is no such thing, or it is somebody else's. */
export type NotThere = NotReady | { status: 'missing' };
