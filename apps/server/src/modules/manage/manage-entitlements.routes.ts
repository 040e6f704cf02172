import type { Contract } from '@shuyuan/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import type { GoodsKey, Sample } from '../grants/entitlement.ts';
import { findEntitlement } from '../grants/find-entitlement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { findGoods, findTitles, searchGoods, wholeTypes } from './entitled-goods.repo.ts';

/** Why a person may see something or may not: what `entitlementOf` says, which every reading asks. */
export function manageEntitlementsRoutes({
  clock,
}: Pick<ModuleDeps, 'clock'>): Handlers<Contract['manageEntitlements']> {
  return {
    async explain({ db, query: { user_id: userId, type, id } }) {
      const now = clock.now();
      const [person, goods] = await Promise.all([findPerson(db, userId), findGoods[type](db, id, now)]);
      if (!person || !goods) throw new Problem(404, coreStrings.notFound);
      const { title, isPublished: is_published, ...terms } = goods;
      const { isOpen, reason, until, sample, grounds } = await findEntitlement(
        db,
        { type, id, ...terms },
        userId,
        now,
      );
      const titleOf = await titlesOf(
        db,
        grounds.flatMap(({ partOf }) => partOf ?? []),
      );
      return {
        person: {
          id: userId,
          nick_name: person.nickName,
          avatar: person.avatar,
          is_locked: person.status === 'locked',
        },
        goods: { title, charge: terms.charge, is_vip_free: terms.isVipFree, is_published },
        is_open: isOpen,
        reason,
        until: until?.toISOString() ?? null,
        sample: sample && { kind: sample.kind, amount: amountOf(sample) },
        grounds: grounds.map((ground) => ({
          reason: ground.reason,
          state: ground.state,
          until: ground.until?.toISOString() ?? null,
          order_id: ground.orderId ?? null,
          part_of: ground.partOf ? titleOf(ground.partOf) : null,
        })),
      };
    },

    goods: async ({ db, query: { keywords } }) => ({ data: await searchGoods(db, keywords, clock.now()) }),
  };
}

function amountOf(sample: Sample): number {
  switch (sample.kind) {
    case 'opening':
      return 1;
    case 'seconds':
      return sample.seconds;
    case 'lessons':
      return sample.ids.length;
    default:
      return sample satisfies never;
  }
}

async function findPerson(db: Database, id: number) {
  const [person] = await db
    .select({ nickName: users.nickName, avatar: users.avatar, status: users.status })
    .from(users)
    .where(eq(users.id, id));
  return person;
}

/** Names wholes as the contract has them; null for what is none. */
async function titlesOf(db: Database, wholes: readonly GoodsKey[]) {
  const found = await Promise.all(
    wholeTypes.map(async (kind) => {
      const ids = wholes.filter(({ type }) => type === kind).map(({ id }) => id);
      return [kind, await findTitles(db, kind, ids)] as const;
    }),
  );
  const titles = new Map(found);
  return ({ type, id }: GoodsKey) => {
    const kind = wholeTypes.find((each) => each === type);
    return kind ? { type: kind, id, title: titles.get(kind)?.get(id) ?? '' } : null;
  };
}
