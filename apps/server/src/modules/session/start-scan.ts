import type { WechatStart } from '@shuyuan/api-client';
import { randomBytes } from 'node:crypto';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import type { WechatScan } from '../../services-outside/wechat/wechat-scan.ts';
import { drawQr } from '../pictures/qr-picture.ts';
import { insertScan } from './outside-accounts.repo.ts';
import { pictureLife } from './scan-life.ts';
import { sessionStrings as strings } from './session.strings.ts';
import { createToken, hashToken } from '../../secrets/token.ts';

/** A picture to be scanned. What it holds and what the browser asks with differ: whoever sees the picture can't sign in. */
export async function startScan(wechat: WechatScan | null, db: Database, now: Date): Promise<WechatStart> {
  if (!wechat) throw new Problem(1, strings.wechatMissing);
  const code = createToken();
  const state = randomBytes(32).toString('hex');
  const image = await drawQr(await wechat.linkFor(state));
  const expiresAt = new Date(now.getTime() + pictureLife);
  await insertScan(db, { codeHash: hashToken(code), stateHash: hashToken(state), createdAt: now, expiresAt });
  return { code, image, expires_in: pictureLife / 1000 };
}
