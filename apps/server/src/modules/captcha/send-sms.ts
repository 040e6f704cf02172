import { randomInt } from 'node:crypto';
import type { SmsRequest } from '@shuyuan/api-client';
import type { ModuleDeps } from '../module-deps.ts';
import { Problem } from '../../errors/problem.ts';
import type { Database } from '../../db/database.ts';
import { giveMessageBack, takeFromNetwork, takeMessage } from './captcha-limits.ts';
import { isRightAnswer, spendTicket } from './captcha.service.ts';
import { captchaStrings as strings } from './captcha.strings.ts';
import { keepCode, secondsToWait } from './sms-codes.ts';
import type { Recipient } from './sms-codes.repo.ts';

type Outside = Pick<ModuleDeps, 'limiter' | 'sms'>;

export interface SendingFrom {
  db: Database;
  ip: string;
  now: Date;
}

/**
 * Sends a code to whoever proves to be a person, whether or not the number has an account: what the code is good for
 * shows only to who reads it. A request that comes too early costs no proof.
 */
export async function sendCode(
  { limiter, sms }: Outside,
  { db, ip, now }: SendingFrom,
  { mobile, scene, ...proof }: SmsRequest & Pick<Recipient, 'mobile'>,
): Promise<void> {
  requireSomeProof(proof, scene);
  const recipient = { mobile, scene };
  if ((await secondsToWait(db, recipient, now)) > 0) throw await tooEarly(db, recipient, now);
  await takeFromNetwork(limiter, 'sms', ip);
  await requireProof(db, proof, now);
  await deliverCode({ limiter, sms }, { db, now }, recipient);
}

/** Sends a code to a number for which nobody has to prove anything. Throws 429 when it is too early, or enough for a day. */
export async function deliverCode(
  { limiter, sms }: Outside,
  { db, now }: Pick<SendingFrom, 'db' | 'now'>,
  recipient: Recipient,
): Promise<void> {
  const { mobile } = recipient;
  await takeMessage(limiter, mobile);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const kept = await keepCode(db, recipient, code, now);
  if (!kept) {
    await giveMessageBack(limiter, mobile);
    throw await tooEarly(db, recipient, now);
  }
  try {
    await sms.send({ ...recipient, code });
  } catch (error) {
    await kept.takeBack();
    await giveMessageBack(limiter, mobile);
    throw error;
  }
}

async function tooEarly(db: Database, recipient: Recipient, now: Date) {
  const seconds = await secondsToWait(db, recipient, now);
  return new Problem(429, strings.tooEarly(seconds), { retry_after: seconds });
}

type Proof = Pick<SmsRequest, 'slider_ticket' | 'image_key' | 'image_captcha'>;

/** Names the field that the person can fill: the dialog for binding shows a picture, the others a puzzle. */
function requireSomeProof(
  { slider_ticket: ticket, image_captcha: typed }: Proof,
  scene: SmsRequest['scene'],
) {
  if (ticket || typed) return;
  if (scene === 'mobile_bind') throw new Problem(1, strings.pictureWanted, { field: 'image_captcha' });
  throw new Problem(1, strings.puzzleWanted, { field: 'slider_ticket' });
}

async function requireProof(db: Database, proof: Proof, now: Date) {
  const { slider_ticket: ticket, image_key: key = '', image_captcha: typed = '' } = proof;
  if (ticket) {
    if (await spendTicket(db, ticket, now)) return;
    throw new Problem(1, strings.ticketGone, { field: 'slider_ticket' });
  }
  if (await isRightAnswer(db, key, typed, now)) return;
  throw new Problem(1, strings.wrongPicture, { field: 'image_captcha' });
}
