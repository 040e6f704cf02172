import type { FeatureName, GoodsRef, ResourceType } from '@shuyuan/api-client';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import { findSettings } from './config.repo.ts';
import { configStrings } from './config.strings.ts';
import { sectionStrings as strings } from './sections.strings.ts';
import { readSettings } from './site-settings.ts';

/** Kind of goods or content, by its name in orders, cards or grants. */
type Kind = GoodsRef['goods_type'] | ResourceType | 'membership';

/** Feature switch of each kind that has one. Every other kind is always open. */
const switches = {
  role: 'vip',
  membership: 'vip',
  paper: 'paper',
  mock_paper: 'mockPaper',
  practice: 'practice',
} as const satisfies Partial<Record<Kind, FeatureName>>;

const kinds = Object.keys(switches) as (keyof typeof switches)[];

/** Returns the kinds whose section is switched off. They are neither listed nor sold; what was bought stays open. */
export async function closedKinds(db: Database): Promise<readonly Kind[]> {
  const { features } = readSettings(await findSettings(db), configStrings);
  return kinds.filter((kind) => !features[switches[kind]]);
}

/** Refuses a kind whose section is switched off. `code` is 1 for what a person does, and 404 for what they read. */
export async function requireOpenSection(db: Database, kind: string, code: 1 | 404 = 1): Promise<void> {
  const closed = (await closedKinds(db)).find((each) => each === kind);
  if (closed !== undefined) throw new Problem(code, strings.closed(closed));
}
