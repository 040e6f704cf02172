import type { Database } from '../../db/database.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';
import type { RefundRules } from './propose-refund.ts';

/** What refunds go by now. */
export const findRefundRules = async (db: Database): Promise<RefundRules> =>
  readSettings(await findSettings(db), configStrings).refund;
