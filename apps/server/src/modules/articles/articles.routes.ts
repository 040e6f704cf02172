import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { JsonText, derived } from '../../contract/json-text.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { isReadOnly } from '../../db/read-only.ts';
import { Problem } from '../../errors/problem.ts';
import { sampleOf } from './article-sample.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { findStudy } from '../study-records/study-records.repo.ts';
import { createArticleCounts } from './article-counts.ts';
import { dayOf } from '../../calendar/day-in-china.ts';
import { articleAnswers } from './article-json.ts';
import { readerOf } from './article-reader.ts';
import { countViews, createBatches, type ArticleView } from './article-views.ts';
import * as repo from './articles.repo.ts';
import { articleStrings as strings } from './articles.strings.ts';

type List = AnswerOf<Contract['articles']['list']>;

export function articlesRoutes({ db: pool, clock }: ModuleDeps): Handlers<Contract['articles']> {
  const countsAt = createArticleCounts();
  const countView = createBatches((views: readonly ArticleView[]) => countViews(pool, views));
  const detailOf = articleAnswers();
  const listOf = derived(
    ({ bytes }, { categories, total }: { categories: string; total: number }) =>
      new JsonText<List>('{"data":{"data":', bytes, `,"total":${total}},"categories":${categories}}`),
    ({ categories, total }) => `${total} ${categories}`,
  );
  return {
    async list({ db, query: { page, size, category_id: categoryId } }) {
      const now = clock.now();
      const slice = { limit: size, offset: (page - 1) * size };
      const { cards, revision } = await repo.listArticles(db, { now, categoryId }, slice);
      const { categories, total, totals } = await countsAt(db, revision, now);
      const ofAll = categoryId === undefined ? total : (totals.get(categoryId) ?? 0);
      return listOf(cards, { categories, total: ofAll });
    },

    async detail({ db, params: { id }, viewer, request }) {
      const now = clock.now();
      const reading = { reader: readerOf(viewer, request.ip), day: dayOf(now) };
      const article = await repo.findArticle(db, { id, now, ...reading });
      if (!article) throw new Problem(404, strings.missing);
      const { charge, isVipFree, authorId: ownerId } = article;
      const goods = { type: 'article', id, charge, isVipFree, ownerId, sample: sampleOf(article) };
      const [right, study] = await Promise.all([
        findEntitlement(db, goods, viewer?.userId, now),
        viewer && findStudy(db, viewer.userId, id),
        article.isCounted || isReadOnly(db) ? undefined : countView({ articleId: id, ...reading }),
      ]);
      const paidContent = right.isOpen && article.hasPaidContent ? await repo.findPaidContent(db, id) : '';
      return detailOf(article.text, {
        ...right,
        paidContent,
        study: study && { place: study.place, progress: study.progress, is_collected: study.isCollected },
      });
    },
  };
}
