import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { removeAbandonedRuns } from '../apps/server/src/testing/abandoned-runs.ts';
import { templateVariable } from './data-template.ts';
import { createRunningServer } from './running-server.ts';

/** Once for a run: the data folder that every server begins with, as the first start of the real server leaves it. */
export default async function setup() {
  await removeAbandonedRuns();
  const server = await createRunningServer();
  await server.start();
  await server.stop();
  // Where the database's account cannot reach the folder for temporary files, the database lies elsewhere.
  const place = lstatSync(join(server.dataFolder, 'postgres'), { throwIfNoEntry: false });
  if (place?.isDirectory()) process.env[templateVariable] = server.dataFolder;
  return () => server.remove();
}
