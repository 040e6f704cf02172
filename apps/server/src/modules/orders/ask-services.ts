import type { Database } from '../../db/database.ts';
import type { PaymentServices } from '../../services-outside/payments/scan-payment.ts';
import type { OrderRow } from './orders.repo.ts';
import { takePayment, type TakingDeps } from './take-payment.ts';

/**
 * Asks every payment service that an order was handed to what became of it, or closes it there, and takes the money that
 * has come. `open` when somebody may still pay. Rejects when none has money and one gave no answer.
 */
export async function askServices(
  deps: TakingDeps & { payments: PaymentServices },
  db: Database,
  { id, handedTo }: Pick<OrderRow, 'id' | 'handedTo'>,
  how: 'find' | 'close',
): Promise<'paid' | 'open' | 'closed'> {
  // Where a service was turned off, nobody is left who could take money.
  const services = handedTo.flatMap((name) => deps.payments[name] ?? []);
  const answers = await Promise.allSettled(services.map((service) => service[how](id)));
  const states = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  let isPaid = false;
  for (const state of states) {
    if (state.kind !== 'paid') continue;
    isPaid = true;
    // One after the other: what comes second is one payment too many.
    await takePayment(deps, db, state.payment);
  }
  if (isPaid) return 'paid';
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  return states.some(({ kind }) => kind === 'open') ? 'open' : 'closed';
}
