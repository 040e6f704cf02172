import type { Contract } from '@shuyuan/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { creditTransfers, users } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { addAction } from '../../resources/action-log.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { recordsOf } from './credit-records.ts';
import { moveCredits } from './move-credits.ts';

/** The console's calls about members' credits. */
export function manageCreditsRoutes({
  clock,
}: Pick<ModuleDeps, 'clock'>): Handlers<Contract['manageCredits']> {
  return {
    async records({ db, params: { id }, query }) {
      await nameOf(db, id);
      return recordsOf(db, id, query);
    },

    change: ({ db, viewer, params: { id }, body: { client_id: clientId, sum, remark } }) =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const title = await nameOf(tx, id);
        // An id that another administrator or another member has is another change.
        const key = `console:${viewer.userId}:${id}:${clientId.replaceAll('-', '').toLowerCase()}`;
        const school = { kind: 'school' } as const;
        const person = { kind: 'person', userId: id } as const;
        const [from, to] = sum > 0 ? [school, person] : [person, school];
        const isDone = async () => (await tx.$count(creditTransfers, eq(creditTransfers.key, key))) > 0;
        // Who asks for the same at the same time waits here, and then sees that it is done.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
        if (await isDone()) return {};
        await moveCredits(tx, { from, to, amount: Math.abs(sum), reason: 'console', remark, key, now });
        // Credits are no field of the member's: the log tells of them, and what was given is taken by another change.
        const items = [{ id, before: {}, after: { credits: sum, credits_remark: remark } }];
        const change = { tx, now, userId: viewer.userId };
        await addAction(change, { entity: 'member', kind: 'update', subjects: [{ id, title }], items });
        return {};
      }),
  };
}

async function nameOf(db: Database, id: number): Promise<string> {
  const [person] = await db.select({ name: users.nickName }).from(users).where(eq(users.id, id));
  if (!person) throw new Problem(404, coreStrings.notFound);
  return person.name;
}
