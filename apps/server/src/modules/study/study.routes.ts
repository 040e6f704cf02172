import type { CheckedInput, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { dayOf, sinceDays } from '../../calendar/day-in-china.ts';
import { requireOpenSection } from '../config/sections.ts';
import { isFolderOf } from '../favorites/folders.repo.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { Problem } from '../../errors/problem.ts';
import { isLikedPost, isPostLikeable } from '../community/post-thumbs.ts';
import { findArticleGoods } from '../articles/article-goods.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import { describeAll } from '../resource-cards/describe-resources.ts';
import type { Database } from '../../db/database.ts';
import type { Reader } from '../resource-cards/resource.ts';
import { findOpenKeys } from '../resource-cards/open-resources.ts';
import { isPublishedResource, keyOf, listedTypes, resources } from '../resource-cards/resource-types.ts';
import { takeStudying } from './study-limits.ts';
import { countStudied, listStudied, type StudyRow } from './study-lists.repo.ts';
import { addStudySeconds, listStudyDays } from '../study-records/study-days.repo.ts';
import { addFavorite, findStudiedAt, removeFavorite } from '../study-records/study-records.repo.ts';
import { findContinue } from './find-continue.ts';
import { historyRoutes } from './history.routes.ts';
import { keepReading } from './keep-reading.ts';
import { readingSeconds } from './reading-seconds.ts';
import { streakOf } from './study-streak.ts';
import { findThumbsUps, setThumbsUp } from '../study-records/marks.repo.ts';
import { studyStrings as strings } from './study.strings.ts';

/** A year in whole weeks. */
const shownDays = 53 * 7;

type CheckedThing = CheckedInput<Contract['study']['thumbsUp']>['params'];

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
      const open = await findOpenKeys(
        db,
        cards.map(({ resource }) => resource),
        { userId, now },
      );
      return {
        data: cards.map(({ ref: { progress, studied_at, subscribed_at, collected_at }, resource }) => ({
          resource,
          is_open: open.has(keyOf(resource)),
          progress,
          studied_at,
          subscribed_at,
          collected_at,
        })),
        total: types.reduce((sum, each) => sum + (counts[each] ?? 0), 0),
        counts,
      };
    },

    continue: ({ db, viewer: { userId } }) => findContinue(db, { userId, now: clock.now() }),

    async days({ db, viewer: { userId } }) {
      const now = clock.now();
      const today = dayOf(now);
      const days = await listStudyDays(db, userId, dayOf(sinceDays(now, shownDays)));
      const { current, longest } = streakOf(
        days.map(({ day }) => day),
        today,
      );
      return { today, days, streak: current, longest_streak: longest };
    },

    ...historyRoutes({ clock, limiter }),

    async record({ db, viewer: { userId }, params: { id }, body: { place } }) {
      await takeStudying(limiter, 'records', userId);
      const now = clock.now();
      const article = await findArticleGoods(db, id, now);
      if (!article) throw new Problem(404, strings.missing);
      const { isOpen } = await findEntitlement(db, { type: 'article', id, ...article }, userId, now);
      if (!isOpen) throw new Problem(403, strings.notReadable);
      const before = await findStudiedAt(db, userId, id);
      await keepReading(db, { userId, articleId: id, place, now });
      if (before !== undefined || place > 0)
        await addStudySeconds(db, userId, readingSeconds(before, now), now);
      return {};
    },

    async thumbsUp({ db, viewer: { userId }, params, body: { is_thumbs_up: wanted } }) {
      await takeStudying(limiter, 'favorites', userId);
      const now = clock.now();
      if (!(await isLikeable(db, params, { viewerId: userId, now }))) throw new Problem(404, strings.gone);
      const isOn = wanted ?? !(await findThumbsUps(db, userId, params)).is_thumbs_up;
      await setThumbsUp(db, { userId, ref: params, isOn, now });
      return findThumbsUps(db, userId, params);
    },

    ...favoriteMarkRoutes({ clock, limiter }),
  };
}

/** Sets content aside and takes it out again. */
function favoriteMarkRoutes({
  clock,
  limiter,
}: Pick<ModuleDeps, 'clock' | 'limiter'>): Pick<Handlers<Contract['study']>, 'collect' | 'release'> {
  return {
    async collect({ db, viewer: { userId }, params, body: { category_id: folderId } }) {
      await takeStudying(limiter, 'favorites', userId);
      await requireOpenSection(db, params.type, 404);
      const now = clock.now();
      if (!(await isPublishedResource(db, params, now))) throw new Problem(404, strings.gone);
      if (folderId !== undefined && !(await isFolderOf(db, userId, folderId)))
        throw new Problem(404, strings.noFolder);
      await addFavorite(db, userId, params, { now, folderId });
      return {};
    },

    async release({ db, viewer: { userId }, params }) {
      await takeStudying(limiter, 'favorites', userId);
      await removeFavorite(db, userId, params);
      return {};
    },
  };
}

/** A note is liked by who may read it, a post likewise and not by its author; everything else by everybody while it is published. */
async function isLikeable(db: Database, { type, id }: CheckedThing, reader: Reader): Promise<boolean> {
  if (type === 'note') return resources.note.isReadable(db, id, reader);
  if (isLikedPost(type)) return isPostLikeable(db, { type, id }, reader);
  return isPublishedResource(db, { type, id }, reader.now);
}
