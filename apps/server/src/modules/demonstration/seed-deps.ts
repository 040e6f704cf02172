import type { ModuleDeps } from '../module-deps.ts';

export type SeedDeps = Pick<ModuleDeps, 'blobs' | 'clock' | 'cloudVideo' | 'files' | 'objects'>;
