import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { JsonText, withFields } from '../../contract/json-text.ts';
import type { ModuleDeps } from '../../contract/module-deps.ts';
import { Problem } from '../../contract/problem.ts';
import { findStudy } from '../study/study.repo.ts';
import { findReadingRight } from './article-access.ts';
import { createArticleCounts } from './article-counts.ts';
import { dayOf, readerOf } from './article-reader.ts';
import { countViews, createBatches, type ArticleView } from './article-views.ts';
import * as repo from './articles.repo.ts';
import { articleStrings as strings } from './articles.strings.ts';

type List = AnswerOf<Contract['articles']['list']>;
type Detail = AnswerOf<Contract['articles']['detail']>;

export function articlesRoutes({ db: pool, clock }: ModuleDeps): Handlers<Contract['articles']> {
  const countsAt = createArticleCounts();
  const countView = createBatches((views: readonly ArticleView[]) => countViews(pool, views));
  return {
    async list({ db, query: { page, size, category_id: categoryId } }) {
      const now = clock.now();
      const slice = { limit: size, offset: (page - 1) * size };
      const { cards, revision } = await repo.listArticles(db, { now, categoryId }, slice);
      const { categories, total, totals } = await countsAt(db, revision, now);
      const ofAll = categoryId === undefined ? total : (totals.get(categoryId) ?? 0);
      return new JsonText<List>(`{"data":{"data":${cards},"total":${ofAll}},"categories":${categories}}`);
    },

    async detail({ db, params: { id }, viewer, request }) {
      const now = clock.now();
      const reading = { reader: readerOf(viewer, request.ip), day: dayOf(now) };
      const article = await repo.findArticle(db, { id, now, ...reading });
      if (!article) throw new Problem(404, strings.missing);
      const [right, study] = await Promise.all([
        findReadingRight(db, { id, ...article }, viewer?.userId, now),
        viewer && findStudy(db, viewer.userId, id),
        article.isCounted ? undefined : countView({ articleId: id, ...reading }),
      ]);
      const paidContent = right.canRead && article.hasPaidContent ? await repo.findPaidContent(db, id) : '';
      const whole: Omit<Detail['article'], keyof List['data']['data'][number]> = {
        render_content: article.renderContent + paidContent,
        can_read: right.canRead,
        is_buy: right.isBought,
        updated_at: article.updatedAt,
      };
      const studied: Detail['study'] = study && {
        place: study.place,
        progress: study.progress,
        is_collected: study.isCollected,
      };
      return new JsonText<Detail>(
        `{"article":${withFields(article.card, whole)},"study":${JSON.stringify(studied)},` +
          `"previous":${article.previous},"next":${article.next},"related":${article.related}}`,
      );
    },
  };
}
