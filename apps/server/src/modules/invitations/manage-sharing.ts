import type { Contract } from '@shuyuan/api-client/contract';
import { eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import { shareGoods, users, withdrawals } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { addAction } from '../../resources/action-log.ts';
import { isPartOf } from '../../resources/list-rows.ts';
import { defineResource } from '../../resources/resource.ts';
import { resourceRoutes } from '../../resources/resource-routes.ts';
import { dayAndTime } from '../manage/cells.ts';
import { titleOfGoods } from '../manage/goods-of-grants.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { goodsKinds } from '../orders/goods-kinds.ts';
import { invitationStrings as strings } from './invitations.strings.ts';
import { decideWithdrawal } from './withdraw.ts';

const { amount, status, channel, channelName, channelAccount, createdAt } = withdrawals;
const { columns } = strings;

const states = { waiting: 0, unknown: 7, paid: 5, refused: 3 } as const;

/** Withdrawals, which people ask for: what became of one is said by a call of its own. */
export const withdrawalResource = defineResource<Contract['manageWithdrawals']>({
  entity: 'withdrawal',
  table: withdrawals,
  title: channelName,
  found: (keywords) =>
    or(
      isPartOf(users.nickName, keywords),
      isPartOf(channelName, keywords),
      isPartOf(channelAccount, keywords),
    ),
  fields: {},
  joins: sql`left join ${users} on ${eq(users.id, withdrawals.userId)}`,
  row: () => ({
    person: sql`case when ${isNotNull(users.id)} then json_build_object(
      'id', ${users.id}, 'nick_name', ${users.nickName}, 'avatar', ${users.avatar}) end`,
    amount,
    channel,
    channel_name: channelName,
    channel_account: channelAccount,
    status,
    created_at: createdAt,
  }),
  whole: {
    channel_address: withdrawals.channelAddress,
    before_balance: withdrawals.beforeBalance,
    remark: withdrawals.remark,
    decided_at: withdrawals.decidedAt,
    decided_by: sql`(select json_build_object('id', decider.id, 'nick_name', decider.nick_name, 'avatar', decider.avatar)
      from ${users} as decider where decider.id = ${withdrawals.decidedBy})`,
  },
  filters: {
    state: (state) => eq(status, states[state]),
    user_id: (wanted) => eq(withdrawals.userId, wanted),
  },
  sorts: { created_at: [createdAt, 'desc'], amount: [amount, 'desc'] },
  exported: {
    name: strings.withdrawals,
    columns: [
      [columns.person, (row) => row.person?.nick_name ?? ''],
      [columns.amount, (row) => row.amount],
      [columns.channel, (row) => columns.channels[row.channel]],
      [columns.name, (row) => row.channel_name],
      [columns.account, (row) => row.channel_account],
      [columns.status, (row) => columns.statuses[row.status]],
      [columns.createdAt, (row) => dayAndTime(row.created_at)],
    ],
  },
});

const goodsTitle = titleOfGoods(shareGoods.goodsType, shareGoods.goodsId);

/** What goods earn those who share them. */
export const shareGoodResource = defineResource<Contract['manageShareGoods']>({
  entity: 'shareGood',
  table: shareGoods,
  title: goodsTitle,
  found: (keywords) =>
    or(
      isPartOf(goodsTitle, keywords),
      /^\d{1,15}$/.test(keywords) ? eq(shareGoods.goodsId, Number(keywords)) : undefined,
    ),
  fields: {
    goods_type: shareGoods.goodsType,
    goods_id: shareGoods.goodsId,
    reward: shareGoods.reward,
    reward2: shareGoods.reward2,
    is_show: shareGoods.isShown,
  },
  row: () => ({
    goods_type: shareGoods.goodsType,
    goods_id: shareGoods.goodsId,
    goods_title: goodsTitle,
    reward: shareGoods.reward,
    reward2: shareGoods.reward2,
    is_show: shareGoods.isShown,
    created_at: shareGoods.createdAt,
  }),
  whole: {},
  filters: { goods_type: (type) => eq(shareGoods.goodsType, type) },
  sorts: { created_at: [shareGoods.createdAt, 'desc'], reward: [shareGoods.reward, 'desc'] },
  async check(ids, { tx, now, userId }) {
    const rows = await tx
      .select()
      .from(shareGoods)
      .where(inArray(shareGoods.id, [...ids]));
    for (const { goodsType, goodsId } of rows)
      if (!(await goodsKinds[goodsType].find(tx, goodsId, { userId, now })))
        throw new Problem(1, strings.notSold, { field: 'goods_id' });
  },
  refusals: { taken: new Problem(1, strings.taken, { field: 'goods_id' }) },
  exported: {
    name: strings.shareGoods,
    columns: [
      [columns.goods, (row) => row.goods_title],
      [columns.goodsId, (row) => row.goods_id],
      [columns.reward, (row) => row.reward],
      [columns.reward2, (row) => row.reward2],
      [columns.createdAt, (row) => dayAndTime(row.created_at)],
    ],
  },
});

/** The calls of the console about withdrawals. */
export function manageWithdrawalsRoutes(deps: ModuleDeps): Handlers<Contract['manageWithdrawals']> {
  const { list, find, exportRows } = resourceRoutes<Contract['manageWithdrawals']>(withdrawalResource, deps);
  return {
    list,
    find,
    exportRows,
    async decide({ db, viewer: { userId }, params: { id }, body: { status: to, remark } }) {
      if (to === 3 && remark === '') throw new Problem(1, strings.refusalMissing, { field: 'remark' });
      const now = deps.clock.now();
      await db.transaction(async (tx) => {
        const decided = await decideWithdrawal(tx, { id, status: to, remark, userId }, now);
        await addAction(
          { tx, now, userId },
          {
            entity: 'withdrawal',
            kind: 'update',
            subjects: [{ id, title: decided.channelName }],
            items: [{ id, before: {}, after: { status: to, amount: decided.amount, remark } }],
          },
        );
      });
      return {};
    },
  };
}
