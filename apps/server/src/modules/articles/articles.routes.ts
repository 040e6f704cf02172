import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../../contract/module-deps.ts';
import { Problem } from '../../contract/problem.ts';
import { articleCard } from './article-card.ts';
import { dayOf, readerOf } from './article-reader.ts';
import * as repo from './articles.repo.ts';
import { articleStrings as strings } from './articles.strings.ts';

export function articlesRoutes({ clock }: ModuleDeps): Handlers<Contract['articles']> {
  return {
    async list({ db, query: { page, size, category_id: categoryId } }) {
      const now = clock.now();
      const [rows, total, categories] = await Promise.all([
        repo.listArticles(db, { now, categoryId }, { limit: size, offset: (page - 1) * size }),
        repo.countArticles(db, { now, categoryId }),
        repo.listCategories(db, now),
      ]);
      return {
        data: { data: rows.map(articleCard), total },
        categories: categories.map(({ id, name, articlesCount }) => ({
          id,
          name,
          articles_count: articlesCount,
        })),
      };
    },

    async detail({ db, params: { id }, viewer, request }) {
      const now = clock.now();
      const article = await repo.findArticle(db, id, now);
      if (!article) throw new Problem(404, strings.missing);
      const place = { id, publishedAt: article.publishedAt, now };
      const [previous, next, related] = await Promise.all([
        repo.findNeighbour(db, 'previous', place),
        repo.findNeighbour(db, 'next', place),
        repo.listArticles(db, { now, categoryId: article.categoryId, except: id }, { limit: 4 }),
        repo.countView(db, id, readerOf(viewer, request.ip), dayOf(now)),
      ]);
      return {
        article: {
          ...articleCard(article),
          render_content: article.renderContent,
          updated_at: article.updatedAt.toISOString(),
        },
        previous,
        next,
        related: related.map(articleCard),
      };
    },
  };
}
