import { cutText } from '@shuyuan/api-client';
import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { UnclearMessage } from '../../services-outside/payments/scan-payment.ts';
import { keepPayment } from './payments.repo.ts';

const longestNumber = 64;
const longestMessage = 2_000;

/** Lists a signed message that no server can act upon, once, for a person to look at. Nothing of it is believed. */
export async function keepUnclear(
  db: Database,
  { method, orderId, told: fields }: UnclearMessage,
  now: Date,
): Promise<void> {
  const told = JSON.stringify(fields);
  const digest = createHash('sha256').update(`${method} ${orderId} ${told}`).digest('hex');
  await keepPayment(
    db,
    {
      orderId: cutText(orderId, longestNumber),
      transaction: `unclear-${digest.slice(0, 32)}`,
      method,
      fen: 0,
      state: 'unclear',
      paidAt: now,
      told: told.slice(0, longestMessage),
    },
    now,
  );
}
