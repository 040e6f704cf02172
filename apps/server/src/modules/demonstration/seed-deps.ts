import type { ModuleDeps } from '../../contract/module-deps.ts';

export type SeedDeps = Pick<ModuleDeps, 'blobs' | 'clock' | 'cloudVideo'>;
