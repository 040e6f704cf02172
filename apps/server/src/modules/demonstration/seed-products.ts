import type { Database } from '../../db/database.ts';
import { courses, products } from '../../db/schema.ts';
import { idsByName } from './ids-by-name.ts';
import { productSeeds } from './products.seed.ts';
import type { SeedDeps } from './seed-deps.ts';

/** What the shop recommends, each with its line. */
export async function seedProducts({ clock }: SeedDeps, db: Database): Promise<void> {
  const now = clock.now();
  const ids = await idsByName(db, courses, courses.title);
  const places = productSeeds.flatMap(({ course, sellingLine, weight }) => {
    const goodsId = ids.get(course);
    if (goodsId === undefined) return [];
    const at = { createdAt: now, updatedAt: now };
    return [{ goodsType: 'course' as const, goodsId, isRecommended: true, sellingLine, weight, ...at }];
  });
  if (places.length > 0) await db.insert(products).values(places).onConflictDoNothing();
}
