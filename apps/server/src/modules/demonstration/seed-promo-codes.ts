import type { Database } from '../../db/database.ts';
import { promoCodes, settings } from '../../db/schema.ts';
import type { SeedDeps } from './seed-deps.ts';

const day = 24 * 60 * 60 * 1000;

/** Codes of each kind: for anybody, for a few, one that covers most of what is sold, one that has expired. */
const codes = [
  { code: 'SHUYUAN10', yuan: 10, times: 0, days: 365 },
  { code: 'KAIXUE20', yuan: 20, times: 100, days: 60 },
  { code: 'ZENGSONG', yuan: 500, times: 20, days: 60 },
  { code: 'QUNIAN5', yuan: 5, times: 0, days: -30 },
];

/** Promo codes of the school, and the section that takes them. */
export async function seedPromoCodes({ clock }: SeedDeps, db: Database): Promise<void> {
  const now = clock.now();
  await db.insert(settings).values({ key: 'features.promoCode', value: true }).onConflictDoNothing();
  await db
    .insert(promoCodes)
    .values(
      codes.map(({ code, yuan, times, days }) => ({
        code,
        invitedUserReward: yuan,
        useTimes: times,
        expiredAt: new Date(now.getTime() + days * day),
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing();
}
