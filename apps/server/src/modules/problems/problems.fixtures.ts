import type { Database } from '../../db/database.ts';
import { problemCategories } from '../../db/schema.ts';
import { moveCredits } from '../credits/move-credits.ts';

let made = 0;

/** A category to ask in. */
export async function createProblemCategory(db: Database): Promise<number> {
  const [row] = await db
    .insert(problemCategories)
    .values({ name: `分类${(made += 1)}` })
    .returning({ id: problemCategories.id });
  return row!.id;
}

/** Gives a person credits of the school. */
export const giveCredits = (db: Database, userId: number, amount: number): Promise<void> =>
  db.transaction((tx) =>
    moveCredits(tx, {
      from: { kind: 'school' },
      to: { kind: 'person', userId },
      amount,
      reason: 'console',
      resource: null,
      key: `gift:${userId}:${(made += 1)}`,
      now: new Date(),
    }),
  );
