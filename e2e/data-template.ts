import { copyDataFolder } from '../apps/server/src/testing/copy-data-folder.ts';

/** Names the folder that `global-setup.ts` has filled, for the processes of the run. */
export const templateVariable = 'SHUYUAN_E2E_TEMPLATE';

/**
 * Fills a data folder with the database and the demonstration content of the run's template, so that a server
 * on it starts as it does the second time. Without a template, the server makes everything itself.
 */
export function fillFromTemplate(dataFolder: string): void {
  const template = process.env[templateVariable];
  if (template) copyDataFolder(template, dataFolder);
}
