import { isShopCode } from '@shuyuan/api-client';
import type { RedeemRecord } from '@shuyuan/api-client/money';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { Problem } from '../../errors/problem.ts';
import type { CodeTry } from '../../limits/code-tries.ts';
import { isRightAnswer } from '../captcha/captcha.service.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { tryCode } from './redeem-code-limits.ts';
import { countRedeemed, listRedeemed, type RedeemedRow } from './redeem-codes.repo.ts';
import { isKnownTo, lookAtCode, redeemCode } from './redeem-codes.service.ts';
import { redeemCodeStrings as strings } from './redeem-codes.strings.ts';

const notThere = () => new Problem(1, strings.notThere, { field: 'code' });

/** The calls about redeem codes. */
export function redeemCodesRoutes({ clock, limiter }: ModuleDeps): Handlers<Contract['redeemCodes']> {
  /** Counts a wrong code, and refuses a text that is none. */
  async function requireCode(db: Database, tried: CodeTry): Promise<void> {
    if (!(await tryCode(limiter, tried, () => isKnownTo(db, tried)))) throw notThere();
  }

  return {
    async query({ db, viewer: { userId }, body, request: { ip } }) {
      const now = clock.now();
      const { code: typed, image_key: key, image_captcha: answer } = body;
      // Before the picture, which is used up by an answer.
      if (!isShopCode(typed)) throw notThere();
      if (!(await isRightAnswer(db, key, answer, now)))
        throw new Problem(1, strings.wrongPicture, { field: 'image_captcha' });
      await requireCode(db, { userId, ip, typed });
      const { name, things } = await lookAtCode(db, { typed, userId, now });
      return {
        activity: {
          name,
          relate_courses: things.map(({ isHeld, ...thing }) => ({ ...thing, is_subscribe: isHeld ? 1 : 0 })),
        },
      };
    },

    async confirm({ db, viewer: { userId }, body: { code: typed }, request: { ip } }) {
      await requireCode(db, { userId, ip, typed });
      return recordOf(await db.transaction((tx) => redeemCode(tx, { typed, userId, now: clock.now() })));
    },

    async records({ db, viewer: { userId }, query }) {
      const [rows, total] = await Promise.all([listRedeemed(db, userId, query), countRedeemed(db, userId)]);
      return { data: rows.map(recordOf), total };
    },
  };
}

function recordOf({ activityId, name, goods, usedAt }: RedeemedRow): RedeemRecord {
  if (usedAt === null) throw new Error('A code that somebody has used says no time.');
  return {
    activity_id: activityId,
    activity: { name, relate_data: goods },
    used_at: usedAt.toISOString(),
  };
}
