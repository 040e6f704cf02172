import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { loginCodes, socialAccounts, wechatScans } from '../../db/schema.ts';
import type { WechatIdentity } from '../../services-outside/wechat/wechat-scan.ts';
import { storable } from './storable.ts';

/** Keeps what WeChat says about a person and answers the row of it. The same person of another application is the same row. */
export async function keepWechatAccount(db: Database, identity: WechatIdentity, now: Date): Promise<number> {
  const { openId, unionId } = identity;
  const nickName = storable(identity.nickName).trim();
  const avatar = storable(identity.avatar);
  const known = await findWechatAccount(db, identity);
  if (known) {
    const newlyKnown = unionId !== null && known.unionId === null ? { unionId } : {};
    await db
      .update(socialAccounts)
      .set({ nickName, avatar, updatedAt: now, ...newlyKnown })
      .where(eq(socialAccounts.id, known.id));
    return known.id;
  }
  const [added] = await db
    .insert(socialAccounts)
    .values({ provider: 'wechat', openId, unionId, nickName, avatar, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: socialAccounts.id });
  // Added by another process in the meantime.
  const id = added?.id ?? (await findWechatAccount(db, identity))?.id;
  if (id === undefined) throw new Error('A WeChat account is neither there nor can be added.');
  return id;
}

async function findWechatAccount(db: Database, { openId, unionId }: WechatIdentity) {
  const isUnion = unionId === null ? undefined : eq(socialAccounts.unionId, unionId);
  const rows = await db
    .select({ id: socialAccounts.id, unionId: socialAccounts.unionId })
    .from(socialAccounts)
    .where(and(eq(socialAccounts.provider, 'wechat'), or(eq(socialAccounts.openId, openId), isUnion)));
  return rows.find((row) => unionId !== null && row.unionId === unionId) ?? rows[0];
}

export async function findSocialAccount(db: Database, id: number) {
  const [account] = await db
    .select({
      provider: socialAccounts.provider,
      userId: socialAccounts.userId,
      nickName: socialAccounts.nickName,
      avatar: socialAccounts.avatar,
    })
    .from(socialAccounts)
    .where(eq(socialAccounts.id, id))
    .for('update');
  return account;
}

export type Provider = (typeof socialAccounts.provider.enumValues)[number];

/** Whether a person has an account of this provider already. */
export async function hasSocialAccount(db: Database, userId: number, provider: Provider): Promise<boolean> {
  const isTheirs = and(eq(socialAccounts.userId, userId), eq(socialAccounts.provider, provider));
  return (await db.$count(socialAccounts, isTheirs)) > 0;
}

export async function linkSocialAccount(db: Database, id: number, userId: number): Promise<void> {
  await db.update(socialAccounts).set({ userId }).where(eq(socialAccounts.id, id));
}

export async function insertScan(
  db: Database,
  scan: { codeHash: Buffer; stateHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db.insert(wechatScans).values(scan);
}

type Progress = (typeof wechatScans.progress.enumValues)[number];

interface ScanChange {
  progress: Progress;
  socialAccountId?: number;
  expiresAt?: Date;
}

/** Moves a scan on that is still at one of these steps. False when it is not, or too late. */
export async function moveScan(
  db: Database,
  stateHash: Buffer,
  from: Progress[],
  change: ScanChange,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(wechatScans)
    .set(change)
    .where(
      and(
        eq(wechatScans.stateHash, stateHash),
        inArray(wechatScans.progress, from),
        gt(wechatScans.expiresAt, now),
      ),
    );
  return rowCount === 1;
}

/** How far a scan is; undefined when its time is over. */
export async function findScan(db: Database, codeHash: Buffer, now: Date) {
  const [scan] = await db
    .select({ progress: wechatScans.progress, userId: socialAccounts.userId })
    .from(wechatScans)
    .leftJoin(socialAccounts, eq(socialAccounts.id, wechatScans.socialAccountId))
    .where(and(eq(wechatScans.codeHash, codeHash), gt(wechatScans.expiresAt, now)));
  return scan;
}

/** Ends a scan that was said yes to, and answers whose it was; undefined when someone else was faster. */
export async function endScan(db: Database, codeHash: Buffer, now: Date) {
  const [scan] = await db
    .update(wechatScans)
    .set({ progress: 'over' })
    .where(
      and(
        eq(wechatScans.codeHash, codeHash),
        eq(wechatScans.progress, 'confirmed'),
        gt(wechatScans.expiresAt, now),
      ),
    )
    .returning({ socialAccountId: wechatScans.socialAccountId });
  return scan;
}

const isOpen = (codeHash: Buffer, now: Date) =>
  and(eq(loginCodes.codeHash, codeHash), isNull(loginCodes.usedAt), gt(loginCodes.expiresAt, now));

/** Whose a one-time code is; without a user it waits for a mobile number. */
export async function findLoginCode(db: Database, codeHash: Buffer, now: Date) {
  const [code] = await db
    .select({ ownUserId: loginCodes.userId, linkedUserId: socialAccounts.userId })
    .from(loginCodes)
    .leftJoin(socialAccounts, eq(socialAccounts.id, loginCodes.socialAccountId))
    .where(isOpen(codeHash, now));
  return code && { userId: code.ownUserId ?? code.linkedUserId };
}

/** Uses a code up, and answers whose outside account it was for; undefined when someone else was faster. */
export async function endLoginCode(db: Database, codeHash: Buffer, now: Date) {
  const [code] = await db
    .update(loginCodes)
    .set({ usedAt: now })
    .where(isOpen(codeHash, now))
    .returning({ userId: loginCodes.userId, socialAccountId: loginCodes.socialAccountId });
  return code;
}

export async function insertLoginCode(
  db: Database,
  code: { codeHash: Buffer; userId: number | null; socialAccountId?: number; expiresAt: Date },
): Promise<void> {
  await db.insert(loginCodes).values(code);
}

export async function removeExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.delete(loginCodes).where(lt(loginCodes.expiresAt, now));
  await db.delete(wechatScans).where(lt(wechatScans.expiresAt, now));
}
