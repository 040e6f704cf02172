import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema.ts';

export async function findSettings(db: Database): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function saveSettings(db: Database, values: Record<string, unknown>): Promise<void> {
  await db
    .insert(settings)
    .values(Object.entries(values).map(([key, value]) => ({ key, value })))
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: sql`now()` } });
}
