import type { AnswerOf, Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { paragraphsOf } from '../../http/escape-html.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { closedKinds } from '../config/sections.ts';
import { readSettings } from '../config/site-settings.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { goodsKinds } from '../orders/goods-kinds.ts';
import { drawPosters } from '../pictures/draw-posters.ts';
import { drawQr } from '../pictures/qr-picture.ts';
import { bindInviter, msvOf } from './bind-inviter.ts';
import * as repo from './invitations.repo.ts';
import { rewardsOf } from './reward-rules.ts';
import { withdraw } from './withdraw.ts';

const settingsOf = async (db: Database) => readSettings(await findSettings(db), configStrings);

const linkOf = (publicUrl: string, uuid: string) => `${publicUrl}/?msv=${msvOf(uuid)}`;

/** All but its ends: enough to know one's own account by. */
const masked = (account: string) =>
  account.length <= 6 ? account.replace(/.(?=.)/gu, '*') : `${account.slice(0, 3)}****${account.slice(-3)}`;

const withdrawalAnswer = (row: repo.WithdrawalRow): AnswerOf<Contract['invitations']['withdraw']> => ({
  id: row.id,
  amount: row.amount,
  before_balance: row.beforeBalance,
  channel: row.channel,
  channel_name: row.channelName,
  channel_account: masked(row.channelAccount),
  status: row.status,
  is_return: row.status === 3 ? 1 : 0,
  remark: row.remark,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
});

type Calls = Handlers<Contract['invitations']>;
type Deps = Pick<ModuleDeps, 'clock' | 'config'>;

/** The calls of sharing. */
export const invitationsRoutes = (deps: Deps): Calls => ({
  ...linkRoutes(deps),
  ...goodsRoutes(deps),
  ...balanceRoutes(deps),
});

/** One's link, what it goes by, and who came by it. */
function linkRoutes({ clock, config }: Deps): Pick<Calls, 'config' | 'mine' | 'posters' | 'bind' | 'users'> {
  return {
    async config({ db }) {
      const { invite, refund } = await settingsOf(db);
      return {
        rules: paragraphsOf(invite.rules),
        effective_days: invite.days,
        reward_days: refund.days,
        draw_percent: invite.drawPercent,
        least_withdrawal: invite.leastWithdrawal,
      };
    },

    async mine({ db, viewer: { userId } }) {
      const [{ uuid, waiting, count }, { balance, debt }] = await Promise.all([
        repo.findSharing(db, userId),
        repo.findBalance(db, userId),
      ]);
      const link = linkOf(config.publicUrl, uuid);
      return {
        msv: msvOf(uuid),
        link,
        image: await drawQr(link),
        invite_count: count,
        invite_balance: balance,
        waiting,
        debt,
      };
    },

    async posters({ db, viewer: { userId } }) {
      const [{ uuid, nickName }, { webname }] = await Promise.all([
        repo.findSharing(db, userId),
        settingsOf(db),
      ]);
      return drawPosters({ school: webname, nickName, code: await drawQr(linkOf(config.publicUrl, uuid)) });
    },

    async bind({ db, viewer: { userId }, body: { msv } }) {
      const isBound = await bindInviter(db, { inviteeId: userId, msv, at: 'login' }, clock.now());
      return { is_bound: isBound ? 1 : 0 };
    },

    async users({ db, viewer: { userId }, query }) {
      const { data, total } = await repo.listInvited(db, userId, query);
      return {
        data: data.map(({ id, nickName, avatar, createdAt, endsAt, orders, earned }) => ({
          id,
          nick_name: nickName,
          avatar,
          created_at: createdAt.toISOString(),
          ends_at: endsAt.toISOString(),
          orders_count: orders,
          earned,
        })),
        total,
      };
    },
  };
}

/** What goods earn. */
function goodsRoutes({ clock }: Deps): Pick<Calls, 'goods' | 'goodsReward'> {
  return {
    async goods({ db, viewer: { userId }, query }) {
      const now = clock.now();
      const { data, total } = await repo.listShareGoods(db, query, await closedKinds(db));
      const rows = await Promise.all(
        data.map(async ({ id, goodsType, goodsId, reward, reward2 }) => {
          const sold = await goodsKinds[goodsType].find(db, goodsId, { userId, now });
          return {
            id,
            goods_type: goodsType,
            goods_id: goodsId,
            goods_title: sold?.name ?? '',
            goods_thumb: sold?.thumb ?? '',
            goods_charge: sold?.charge ?? null,
            reward,
            reward2,
          };
        }),
      );
      return { data: rows, total };
    },

    async goodsReward({ db, viewer: { userId }, query: { goods_type: type, goods_id: id } }) {
      if ((await closedKinds(db)).includes(type)) return { reward: 0, reward2: 0 };
      const [goods, sold, { invite }] = await Promise.all([
        repo.findShareGoods(db, type, id),
        goodsKinds[type].find(db, id, { userId, now: clock.now() }),
        settingsOf(db),
      ]);
      const order = { buyer: 0, first: 1, second: 2, charge: sold?.charge ?? 0, goods };
      const rewards = rewardsOf(order, invite);
      const of = (level: 1 | 2) => rewards.find((reward) => reward.level === level)?.amount ?? 0;
      return { reward: of(1), reward2: of(2) };
    },
  };
}

/** What one has of it, and how it is paid out. */
function balanceRoutes({ clock }: Deps): Pick<Calls, 'balanceRecords' | 'withdraw' | 'withdrawals'> {
  return {
    async balanceRecords({ db, viewer: { userId }, query }) {
      const { id, balance } = await repo.findBalance(db, userId);
      if (id === null) return { data: [], total: 0, invite_balance: 0 };
      const { data, total } = await repo.listTransfers(db, id, query);
      const rows = data.map(({ beforeBalance, createdAt, ...row }) => ({
        ...row,
        before_balance: beforeBalance,
        created_at: createdAt.toISOString(),
      }));
      return { data: rows, total, invite_balance: balance };
    },

    async withdraw({ db, viewer: { userId }, body }) {
      const { invite } = await settingsOf(db);
      const wanted = {
        userId,
        clientId: body.client_id,
        amount: body.amount,
        channel: body.channel,
        channelName: body.channel_name,
        channelAccount: body.channel_account,
        channelAddress: body.channel_address,
      };
      const terms = { least: invite.leastWithdrawal, now: clock.now() };
      return withdrawalAnswer(await db.transaction((tx) => withdraw(tx, wanted, terms)));
    },

    async withdrawals({ db, viewer: { userId }, query }) {
      const [{ data, total }, { balance }] = await Promise.all([
        repo.listWithdrawals(db, userId, query),
        repo.findBalance(db, userId),
      ]);
      return { data: data.map(withdrawalAnswer), total, invite_balance: balance };
    },
  };
}
