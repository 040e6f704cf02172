import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../../contract/module-deps.ts';
import type { Database } from '../../db/database.ts';
import { articleCard } from '../articles/article-card.ts';
import { listArticles } from '../articles/articles.repo.ts';
import * as repo from './home.repo.ts';

export function homeRoutes({ clock }: ModuleDeps): Handlers<Contract['home']> {
  return {
    async index({ db }) {
      const [sliders, announcement, blocks] = await Promise.all([
        repo.listSliders(db),
        repo.findNewestAnnouncement(db),
        repo.listBlocks(db),
      ]);
      const shelves = await Promise.all(blocks.map((block) => shelf(db, block, clock.now())));
      return {
        sliders,
        announcement: announcement
          ? {
              id: announcement.id,
              title: announcement.title,
              created_at: announcement.createdAt.toISOString(),
            }
          : null,
        // An empty shelf says nothing to a visitor.
        blocks: shelves.filter(({ items }) => items.length > 0),
      };
    },
  };
}

async function shelf(db: Database, block: Awaited<ReturnType<typeof repo.listBlocks>>[number], now: Date) {
  const { id, sign, title, moreUrl, categoryId, itemOrder, size } = block;
  const rows = await listArticles(db, { now, categoryId }, { limit: size }, itemOrder);
  return { id, sign, title, more_url: moreUrl, items: rows.map(articleCard) };
}
