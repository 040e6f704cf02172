import { inject } from 'vitest';
import { copyDataFolder } from './copy-data-folder.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A folder that goes with the test, on which a server starts as it does the second time, without demonstration content. */
export function preparedFolder(): string {
  const folder = temporaryFolder();
  const template = inject('dataTemplate');
  if (template !== null) copyDataFolder(template, folder);
  return folder;
}
