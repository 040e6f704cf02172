import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../../contract/module-deps.ts';
import { Problem } from '../../contract/problem.ts';
import { findStudy } from '../study/study.repo.ts';
import { findReadingRight } from './article-access.ts';
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
      const [right, study, previous, next, related] = await Promise.all([
        findReadingRight(db, { ...article, authorId: article.author?.id }, viewer?.userId, now),
        viewer && findStudy(db, viewer.userId, id),
        repo.findNeighbour(db, 'previous', place),
        repo.findNeighbour(db, 'next', place),
        repo.listArticles(db, { now, categoryId: article.categoryId, except: id }, { limit: 4 }),
        repo.countView(db, id, readerOf(viewer, request.ip), dayOf(now)),
      ]);
      const paidContent = right.canRead ? await repo.findPaidContent(db, id) : '';
      return {
        article: {
          ...articleCard(article),
          render_content: article.renderContent + paidContent,
          can_read: right.canRead,
          is_buy: right.isBought,
          updated_at: article.updatedAt.toISOString(),
        },
        study: study && {
          place: study.place,
          progress: study.progress,
          is_collected: study.isCollected,
        },
        previous,
        next,
        related: related.map(articleCard),
      };
    },
  };
}
