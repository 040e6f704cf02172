import type { FeatureName, SearchType } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';

/** Sections that can be switched off, by the types that belong to them. */
const sectionOf: Partial<Record<SearchType, FeatureName>> = {
  problem: 'wenda',
  problem_category: 'wenda',
  paper: 'paper',
  exam_category: 'paper',
};

/** Types whose section is switched off: nothing of them is found. */
export async function closedTypes(db: Database): Promise<SearchType[]> {
  const { features } = readSettings(await findSettings(db), configStrings);
  const types = Object.entries(sectionOf) as [SearchType, FeatureName][];
  return types.flatMap(([type, feature]) => (features[feature] ? [] : [type]));
}
