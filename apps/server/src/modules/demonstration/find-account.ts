import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { accountSeeds } from './people.seed.ts';

/** One of those who can sign in, by the name they were seeded with; undefined when they have left or call themselves otherwise. */
export async function findAccount(db: Database, name: string): Promise<number | undefined> {
  const mobile = accountSeeds.find((account) => account.name === name)?.mobile ?? '';
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.nickName, name), eq(users.mobile, mobile)));
  return account?.id;
}
