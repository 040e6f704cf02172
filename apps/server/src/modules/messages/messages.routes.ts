import { optionalMessages } from '@shuyuan/api-client/community';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../errors/problem.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { maskedMobile } from '../my/masked-mobile.ts';
import { chooseDigest, findDigest } from './digests.repo.ts';
import * as repo from './messages.repo.ts';
import { messageStrings as strings } from './messages.strings.ts';

/** The calls about what a person was told. */
export function messagesRoutes({
  clock,
  sms,
}: Pick<ModuleDeps, 'clock' | 'sms'>): Handlers<Contract['messages']> {
  return {
    async list({ db, viewer: { userId }, query }) {
      const [rows, total] = await Promise.all([
        repo.listMessages(db, userId, query),
        repo.countMessages(db, userId),
      ]);
      return {
        data: rows.map(({ resourceType: type, resourceId, actorsCount, readAt, happenedAt, ...row }) => ({
          ...row,
          actors_count: actorsCount,
          resource: type === null || resourceId === null ? null : { type, id: resourceId },
          read_at: readAt?.toISOString() ?? null,
          created_at: happenedAt.toISOString(),
        })),
        total,
      };
    },

    unread: ({ db, viewer }) => repo.countUnread(db, viewer.userId),

    async markRead({ db, viewer, params }) {
      if (!(await repo.markRead(db, viewer.userId, params.id, clock.now())))
        throw new Problem(404, strings.missing);
      return {};
    },

    async markAllRead({ db, viewer, body }) {
      await repo.markAllRead(db, viewer.userId, new Date(body.until), clock.now());
      return {};
    },

    async settings({ db, viewer }) {
      const off = await repo.findSwitchedOff(db, viewer.userId);
      return optionalMessages.map((type) => ({ type, is_on: !off.has(type) }));
    },

    async digest({ db, viewer }) {
      const row = await findDigest(db, viewer.userId);
      return {
        frequency: row?.frequency ?? 'off',
        is_offered: sms.sendDigest !== null,
        mobile: row?.mobile ? maskedMobile(row.mobile) : '',
      };
    },

    async changeDigest({ db, viewer: { userId }, body: { frequency } }) {
      if (frequency !== 'off') {
        if (!sms.sendDigest) throw new Problem(1, strings.noDigests);
        if (!(await findDigest(db, userId))?.mobile) throw new Problem(1, strings.noMobile);
      }
      await chooseDigest(db, userId, frequency, clock.now());
      return {};
    },

    async changeSetting({ db, viewer, body }) {
      await repo.switchMessage(db, viewer.userId, body.type, body.is_on);
      return {};
    },
  };
}
