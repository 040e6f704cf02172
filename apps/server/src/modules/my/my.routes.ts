import type { Contract } from '@shuyuan/api-client/contract';
import type { Handlers } from '../../contract/implement.ts';
import { Problem } from '../../contract/problem.ts';
import { findPermissions, findProfile } from './my.repo.ts';
import { myStrings as strings } from './my.strings.ts';

export function myRoutes(): Handlers<Contract['my']> {
  return {
    async detail({ db, viewer }) {
      const profile = await findProfile(db, viewer.userId);
      if (!profile) throw new Problem(401, strings.accountGone);
      const { id, avatar, nickName, uuid, role, mobile } = profile;
      const permissions = role ? await findPermissions(db, role.id) : [];
      return {
        id,
        avatar,
        nick_name: nickName,
        uuid,
        role,
        permissions: Object.fromEntries(permissions.map((code) => [code, 1 as const])),
        is_bind_mobile: mobile === null ? 0 : 1,
      };
    },
  };
}
