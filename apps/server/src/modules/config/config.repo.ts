import type { PageName } from '@shuyuan/api-client';
import { notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareText, type KeptText } from '../../db/keep-texts.ts';
import { faqs, pages, settings } from '../../db/schema.ts';
import { agreementStrings } from './agreements.strings.ts';

export async function findSettings(db: Database): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** What every page of the site is told by, before it is put into the contract's words. */
export interface ShortSettings {
  settings: object;
  /** Those that visitors may see. */
  pages: PageName[];
  has_faq: boolean;
}

const findShort = prepareText(
  'short-settings',
  sql`select json_build_object(
      'settings', (select coalesce(json_object_agg(${settings.key}, ${settings.value} order by ${settings.key}), '{}')
        from ${settings} where ${notInArray(settings.key, Object.keys(agreementStrings))}),
      'pages', (select coalesce(json_agg(${pages.name} order by ${pages.name}), '[]') from ${pages} where ${pages.isShown}),
      'has_faq', exists (select from ${faqs} where ${faqs.isShow})
    )::text as "text"`,
);

/** The settings but the texts of agreements, and which pages there are, as JSON of one `ShortSettings`. */
export async function findShortSettings(db: Database): Promise<KeptText> {
  const found = await findShort(db, '', {});
  if (!found) throw new Error('The settings have no row.');
  return found.text;
}

export async function saveSettings(db: Database, values: Record<string, unknown>): Promise<void> {
  await db
    .insert(settings)
    .values(Object.entries(values).map(([key, value]) => ({ key, value })))
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: sql`now()` } });
}
