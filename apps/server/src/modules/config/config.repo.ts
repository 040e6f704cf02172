import { notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { settings } from '../../db/schema.ts';

export async function findSettings(db: Database): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** All but the texts of `agreements`, as JSON of one object. */
export const prepareShortSettings = (agreements: string[]) => {
  const find = prepareOnce('short-settings', (db) =>
    db
      .select({
        json: sql<string>`coalesce(json_object_agg(${settings.key}, ${settings.value}), '{}')::text`,
      })
      .from(settings)
      .where(notInArray(settings.key, agreements)),
  );
  return async (db: Database) => (await find(db, {}))[0]?.json ?? '{}';
};

export async function saveSettings(db: Database, values: Record<string, unknown>): Promise<void> {
  await db
    .insert(settings)
    .values(Object.entries(values).map(([key, value]) => ({ key, value })))
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: sql`now()` } });
}
