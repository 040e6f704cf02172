import type { Database } from '../../db/database.ts';
import { settings } from '../../db/schema.ts';

/** What earns credits at the demonstration's school. */
const rules = {
  'credit.register': 100,
  'credit.watched_video': 5,
  'credit.watched_course': 20,
  'credit.paid_order_percent': 100,
};

/** What earns credits, where the school has said nothing about it. */
export async function seedCredits(db: Database): Promise<void> {
  const rows = Object.entries(rules).map(([key, value]) => ({ key, value }));
  await db.insert(settings).values(rows).onConflictDoNothing();
}
