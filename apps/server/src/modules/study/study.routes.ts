import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { Problem } from '../../errors/problem.ts';
import { articleCard } from '../articles/article-card.ts';
import { findArticleGoods } from '../articles/article-goods.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { isFavoriteThere } from './favorite-targets.ts';
import { takeStudying } from './study-limits.ts';
import { countStudied, listStudied } from './study-articles.repo.ts';
import { addFavorite, keepPlace, removeFavorite } from '../study-records/study-records.repo.ts';
import { studyStrings as strings } from './study.strings.ts';

const instant = (time: Date | null) => time && time.toISOString();

export function studyRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['study']> {
  return {
    async articles({ db, viewer: { userId }, query: { scene: tab, ...page } }) {
      const query = { userId, tab, now: clock.now() };
      const [rows, total] = await Promise.all([listStudied(db, query, page), countStudied(db, query)]);
      return {
        data: rows.map((row) => ({
          article: articleCard(row),
          progress: row.progress,
          studied_at: instant(row.studiedAt),
          subscribed_at: instant(row.subscribedAt),
          collected_at: instant(row.collectedAt),
        })),
        total,
      };
    },

    async record({ db, viewer: { userId }, params: { id }, body: { place } }) {
      await takeStudying(limiter, 'records', userId);
      const now = clock.now();
      const article = await findArticleGoods(db, id, now);
      if (!article) throw new Problem(404, strings.missing);
      const { isOpen } = await findEntitlement(db, { type: 'article', id, ...article }, userId, now);
      if (!isOpen) throw new Problem(403, strings.notReadable);
      await keepPlace(db, { userId, articleId: id, place, now });
      return {};
    },

    async collect({ db, viewer: { userId }, params }) {
      await takeStudying(limiter, 'favorites', userId);
      const now = clock.now();
      if (!(await isFavoriteThere(db, params, now))) throw new Problem(404, strings.missing);
      await addFavorite(db, userId, params, now);
      return {};
    },

    async release({ db, viewer: { userId }, params }) {
      await takeStudying(limiter, 'favorites', userId);
      await removeFavorite(db, userId, params);
      return {};
    },
  };
}
