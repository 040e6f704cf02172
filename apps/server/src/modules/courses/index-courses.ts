import type { Database } from '../../db/database.ts';
import { indexTaught } from './index-taught.ts';

export const indexCourses = (db: Database, ids?: readonly number[]): Promise<void> =>
  indexTaught(db, 'vod', ids);
