import { nickNameLength, textLength } from '@shuyuan/api-client';
import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { maskedMobile } from './masked-mobile.ts';
import { Problem } from '../../errors/problem.ts';
import { findAccount } from '../credits/credits.repo.ts';
import { countInvited, findBalance } from '../invitations/invitations.repo.ts';
import { findMembership } from '../memberships/membership.ts';
import { oneLine } from '../records/record-text.ts';
import { findPermissions, findProfile, rename } from './my.repo.ts';
import { myStrings as strings } from './my.strings.ts';

const flagOf = (is: boolean) => (is ? 1 : 0);

export function myRoutes({ clock }: ModuleDeps): Handlers<Contract['my']> {
  return {
    async detail({ db, viewer }) {
      const profile = await findProfile(db, viewer.userId);
      if (!profile) throw new Problem(401, strings.accountGone);
      const { id, avatar, nickName, uuid, role, mobile, passwordHash, renamedAt, createdAt } = profile;
      const [permissions, membership, account, { balance }, invited] = await Promise.all([
        findPermissions(db, viewer),
        findMembership(db, id, clock.now()),
        findAccount(db, id),
        findBalance(db, id),
        countInvited(db, id),
      ]);
      return {
        id,
        avatar,
        nick_name: nickName,
        uuid,
        role,
        membership: membership
          ? {
              id: membership.id,
              name: membership.name,
              expired_at: membership.expiresAt.toISOString(),
            }
          : null,
        permissions: Object.fromEntries(Object.keys(permissions).map((code) => [code, 1 as const])),
        is_bind_mobile: flagOf(mobile !== null),
        mobile: mobile === null ? '' : maskedMobile(mobile),
        is_password_set: flagOf(passwordHash !== null),
        is_set_nickname: flagOf(renamedAt !== null),
        is_preview: flagOf(Boolean(viewer.preview)),
        credit1: account?.balance ?? 0,
        invite_balance: balance,
        invite_people_count: invited,
        created_at: createdAt.toISOString(),
      };
    },

    async rename({ db, viewer, body }) {
      const nickName = oneLine(body.nick_name);
      if (textLength(nickName) < nickNameLength.least)
        throw new Problem(1, strings.nickNameUnreadable, { field: 'nick_name' });
      const isRenamed = await rename(db, viewer.userId, nickName, clock.now());
      if (!isRenamed) throw new Problem(1, strings.renamedBefore, { field: 'nick_name' });
      return {};
    },
  };
}
