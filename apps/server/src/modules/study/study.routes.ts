import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { Problem } from '../../errors/problem.ts';
import { findArticleGoods } from '../articles/article-goods.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { describeAll } from '../resource-cards/describe-resources.ts';
import { isPublishedResource, listedTypes } from '../resource-cards/resource-types.ts';
import { takeStudying } from './study-limits.ts';
import { countStudied, listStudied, type StudyRow } from './study-lists.repo.ts';
import { addFavorite, keepPlace, removeFavorite } from '../study-records/study-records.repo.ts';
import { findThumbsUps, setThumbsUp } from '../study-records/marks.repo.ts';
import { studyStrings as strings } from './study.strings.ts';

export function studyRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['study']> {
  return {
    async list({ db, viewer: { userId }, query: { scene: tab, type, ...page } }) {
      const now = clock.now();
      const types = type === undefined ? listedTypes : [type];
      const [rows, counts] = await Promise.all([
        listStudied(db, { userId, tab, types, now }, page),
        countStudied(db, { userId, tab, now }),
      ]);
      // Where a thing is hidden that was bought, it is known by that whether it still opens.
      const isOwned = ({ subscribed_at: at }: StudyRow) => at !== null;
      const cards = await describeAll(db, rows, { now, isOwned });
      return {
        data: cards.map(({ ref: { progress, studied_at, subscribed_at, collected_at }, resource }) => ({
          resource,
          progress,
          studied_at,
          subscribed_at,
          collected_at,
        })),
        total: types.reduce((sum, each) => sum + (counts[each] ?? 0), 0),
        counts,
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

    async thumbsUp({ db, viewer: { userId }, params, body: { is_thumbs_up: wanted } }) {
      await takeStudying(limiter, 'favorites', userId);
      const now = clock.now();
      if (!(await isPublishedResource(db, params, now))) throw new Problem(404, strings.gone);
      const isOn = wanted ?? !(await findThumbsUps(db, userId, params)).is_thumbs_up;
      await setThumbsUp(db, { userId, ref: params, isOn, now });
      return findThumbsUps(db, userId, params);
    },

    async collect({ db, viewer: { userId }, params }) {
      await takeStudying(limiter, 'favorites', userId);
      const now = clock.now();
      if (!(await isPublishedResource(db, params, now))) throw new Problem(404, strings.gone);
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
