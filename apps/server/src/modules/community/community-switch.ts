import type { Database } from '../../db/database.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';

/** Whether the section of questions and answers is switched on, for calls that hang on no switch of their own. */
export const isCommunityOpen = async (db: Database): Promise<boolean> =>
  readSettings(await findSettings(db), configStrings).features.wenda;
