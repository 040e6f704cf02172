import { and, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { localWechatPictures, socialAccounts, users, wechatScans } from '../../db/schema.ts';
import { hashToken } from '../../secrets/token.ts';

export interface LocalPicture {
  state: string;
  createdAt: Date;
}

const recentMs = 3_600_000;
const shown = 20;

/** The latest pictures that a telephone could still scan, newest first. */
export async function findWaitingPictures(db: Database, now: Date): Promise<LocalPicture[]> {
  const pictures = await db
    .select()
    .from(localWechatPictures)
    .where(gt(localWechatPictures.createdAt, new Date(now.getTime() - recentMs)))
    .orderBy(desc(localWechatPictures.createdAt))
    .limit(shown);
  const byHash = new Map(pictures.map((picture) => [hashToken(picture.state).toString('hex'), picture]));
  const waiting = await db
    .select({ stateHash: wechatScans.stateHash })
    .from(wechatScans)
    .where(
      and(
        inArray(
          wechatScans.stateHash,
          pictures.map(({ state }) => hashToken(state)),
        ),
        inArray(wechatScans.progress, ['waiting', 'scanned']),
        gt(wechatScans.expiresAt, now),
      ),
    );
  const isWaiting = new Set(waiting.map(({ stateHash }) => stateHash.toString('hex')));
  return [...byHash].filter(([hash]) => isWaiting.has(hash)).map(([, picture]) => picture);
}

/** Mobile numbers of the WeChat people who have one, by `openId`. */
export async function findBoundMobiles(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({ openId: socialAccounts.openId, mobile: users.mobile })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.userId))
    .where(and(eq(socialAccounts.provider, 'wechat'), isNotNull(users.mobile)));
  return new Map(rows.map(({ openId, mobile }) => [openId, mobile ?? '']));
}
