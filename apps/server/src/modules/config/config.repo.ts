import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareText, type KeptText } from '../../db/keep-texts.ts';
import { faqs, pages, settings } from '../../db/schema.ts';

export async function findSettings(db: Database): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** What every page of the site is told by, before it is put into the contract's words. */
export interface ShortSettings {
  settings: object;
  /** Those that visitors may see. */
  pages: { name: string; title: string }[];
  has_faq: boolean;
}

const findShort = prepareText(
  'short-settings',
  sql`select json_build_object(
      'settings', (select coalesce(json_object_agg(${settings.key}, ${settings.value} order by ${settings.key}), '{}')
        from ${settings}),
      'pages', (select coalesce(json_agg(json_build_object('name', ${pages.name}, 'title', ${pages.title}) order by ${pages.id}), '[]')
        from ${pages} where ${pages.isShown}),
      'has_faq', exists (select from ${faqs} where ${faqs.isShow})
    )::text as "text"`,
);

/** Returns the settings, and which pages there are, as JSON of one `ShortSettings`. */
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
