import { reviewLimits, type ReviewDraft, type ReviewedRef } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { mayReview, type MayReview } from './may-review.ts';
import { ownReviewAnswer, reviewAnswer, summaryAnswer } from './review-answer.ts';
import { findReviewed } from './reviewed-things.ts';
import * as repo from './reviews.repo.ts';
import { reviewStrings as strings } from './reviews.strings.ts';

/** Of one person. Nobody has studied more in a day. */
const perDay = { limit: 50, windowSeconds: 24 * 60 * 60 };

const refusals: Record<Exclude<MayReview, 'yes' | 'signed-out'>, string> = {
  'not-theirs': strings.notTheirs,
  'too-early': strings.tooEarly(reviewLimits.progress),
  written: strings.written,
};

const writtenOf = ({ is_anonymous: isAnonymous = false, ...draft }: ReviewDraft): repo.Written => ({
  ...draft,
  isAnonymous,
});

/** The calls about reviews. */
export function reviewsRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['reviews']> {
  async function find(db: Database, ref: ReviewedRef, userId: number | undefined) {
    const thing = await findReviewed(db, ref, userId, clock.now());
    if (!thing) throw new Problem(404, strings.missing);
    const mine = userId === undefined ? undefined : await repo.findReviewOf(db, ref, userId);
    const may = mayReview({
      isSignedIn: userId !== undefined,
      hasReviewed: mine !== undefined,
      ...thing,
    });
    return { ...thing, mine, may };
  }

  return {
    async list({ db, params, query, viewer }) {
      const [{ mine, may, progress }, rows, summary] = await Promise.all([
        find(db, params, viewer?.userId),
        repo.listReviews(db, params, query),
        repo.summarise(db, params),
      ]);
      const answer = summaryAnswer(summary);
      const total = query.stars === undefined ? answer.count : (answer.spread[query.stars - 1] ?? 0);
      return {
        data: { data: rows.map(reviewAnswer), total },
        summary: answer,
        mine: mine ? ownReviewAnswer(mine) : null,
        may,
        progress,
      };
    },

    async store({ db, params, body, viewer: { userId } }) {
      const { may } = await find(db, params, userId);
      if (may !== 'yes' && may !== 'signed-out') throw new Problem(1, refusals[may]);
      const { allowed, retryAfter } = await limiter.take(`review:${userId}`, perDay);
      if (!allowed) throw new Problem(429, strings.tooMany, { retry_after: retryAfter });
      const isNew = await repo.insertReview(db, {
        ...writtenOf(body),
        of: params,
        userId,
        now: clock.now(),
      });
      const stored = isNew ? await repo.findReviewOf(db, params, userId) : undefined;
      if (!stored) throw new Problem(1, strings.written);
      return ownReviewAnswer(stored);
    },

    async update({ db, params: { id }, body, viewer: { userId } }) {
      const now = clock.now();
      if (!(await repo.findOwn(db, id, userId))) throw new Problem(404, strings.gone);
      const since = new Date(now.getTime() - reviewLimits.changeMs);
      const isChanged = await repo.changeReview(db, { ...writtenOf(body), id, userId, since, now });
      if (!isChanged) throw new Problem(1, strings.tooLate);
      const changed = await repo.findOwn(db, id, userId);
      if (!changed) throw new Problem(404, strings.gone);
      return ownReviewAnswer(changed);
    },
  };
}
