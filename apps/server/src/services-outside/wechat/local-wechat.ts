import { createHash } from 'node:crypto';
import type { Clock } from '../../calendar/clock.ts';
import type { Database } from '../../db/database.ts';
import { localWechatPictures } from '../../db/local-tables.ts';
import type { WechatIdentity, WechatScan } from './wechat-scan.ts';

export const localWechatPath = '/local/wechat';

/** Pictures that lead to a page of this server, where a person plays the telephone. */
export function createLocalWechat(db: Database, clock: Clock, publicUrl: string): WechatScan {
  return {
    async linkFor(state) {
      await db.insert(localWechatPictures).values({ state, createdAt: clock.now() }).onConflictDoNothing();
      return `${publicUrl}${localWechatPath}/${encodeURIComponent(state)}`;
    },
  };
}

/** The same name is the same person again. */
export function identityOfName(nickName: string): WechatIdentity {
  const hash = createHash('sha256').update(nickName).digest('hex').slice(0, 24);
  return { openId: `local-open-${hash}`, unionId: `local-union-${hash}`, nickName, avatar: '' };
}
