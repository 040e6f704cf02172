import type { Database } from '../../db/database.ts';
import { announcements, homeBlocks, homeSliders, navItems } from '../../db/schema.ts';
import { saveSettings } from '../config/config.repo.ts';
import { drawSlider } from '../pictures/slider.ts';
import type { SeedDeps } from './seed-deps.ts';
import type { SeededArticles } from './seed-articles.ts';
import { announcementSeed, blockSeeds, navSeeds, settingSeeds, sliderSeeds } from './site.seed.ts';

/** The header's navigation, the home page and the settings. */
export async function seedSite(
  { blobs, clock }: SeedDeps,
  db: Database,
  articles: SeededArticles,
): Promise<void> {
  await seedNavigation(db, articles);
  for (const [sort, { key, motif, article, ...texts }] of sliderSeeds.entries()) {
    const thumb = await blobs.put(`demonstration/slider-${key}.svg`, drawSlider(key, motif));
    const target = articles.byKey.get(article);
    if (!target) throw new Error(`A slider without an article: ${article}`);
    await db.insert(homeSliders).values({ ...texts, thumb, sort, url: `/article/${target.id}/detail` });
  }
  await db.insert(announcements).values({ ...announcementSeed, createdAt: clock.now() });
  for (const [sort, { category, title, picked = [] }] of blockSeeds.entries()) {
    const categoryId = category === null ? null : (articles.categoryIds.get(category) ?? null);
    const moreUrl = categoryId === null ? '/article' : categoryUrl(categoryId);
    const itemIds = picked.flatMap((key) => articles.byKey.get(key)?.id ?? []);
    const itemOrder = picked.length > 0 ? 'by-hand' : 'newest';
    await db
      .insert(homeBlocks)
      .values({ title, sign: 'article', categoryId, moreUrl, itemIds, itemOrder, sort });
  }
  await saveSettings(db, settingSeeds);
}

async function seedNavigation(db: Database, { categoryIds }: SeededArticles) {
  for (const [sort, { children, ...item }] of navSeeds.entries()) {
    const [stored] = await db
      .insert(navItems)
      .values({ ...item, sort })
      .returning({ id: navItems.id });
    if (children !== 'categories' || !stored) continue;
    const parentId = stored.id;
    const items = [...categoryIds].map(([name, id], place) => ({
      parentId,
      name,
      url: categoryUrl(id),
      sort: place,
    }));
    await db.insert(navItems).values(items);
  }
}

function categoryUrl(id: number) {
  return `/article?category=${id}`;
}
