import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { invitations, users } from '../../db/schema.ts';
import { findSettings } from '../config/config.repo.ts';
import { configStrings } from '../config/config.strings.ts';
import { readSettings } from '../config/site-settings.ts';

const day = 24 * 60 * 60 * 1000;

/** What a link of sharing carries as its `msv`: the account id that people see. */
export const msvOf = (uuid: string) => uuid.replaceAll('-', '');

/** Undefined for an `msv` that names nobody. */
async function findSharer(db: Database, msv: string): Promise<number | undefined> {
  if (!/^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i.test(msv)) return undefined;
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.uuid, sql`${msv}::uuid`), eq(users.status, 'active')));
  return found?.id;
}

/** Whether a person is among those who have invited another: directly, or through any number of people between them. */
async function isAmongInviters(db: Database, id: number, { of: userId }: { of: number }): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with recursive above (id) as (
      select inviter_id from ${invitations} where invitee_id = ${userId}
      union
      select inviter_id from ${invitations} join above on above.id = invitee_id
    ) select 1 from above where id = ${id}`);
  return rows.length > 0;
}

/**
 * Notes who has invited a person, where the `msv` that they came with names somebody. One inviter for good; nobody invites themselves, or
 * somebody by whom they were invited, directly or through others. Bindings wait for each other, so that people who name each other at
 * once make no circle. `at` login only where the school binds those as well who had an account before. False when nobody was noted.
 */
export async function bindInviter(
  db: Database,
  { inviteeId, msv, at }: { inviteeId: number; msv: string | undefined; at: 'register' | 'login' },
  now: Date,
): Promise<boolean> {
  const inviterId = msv && (await findSharer(db, msv));
  if (!inviterId || inviterId === inviteeId) return false;
  const { features, invite } = readSettings(await findSettings(db), configStrings);
  if (!features.share || (at === 'login' && !invite.bindsAtLogin)) return false;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('invitations'))`);
    if (await isAmongInviters(tx, inviteeId, { of: inviterId })) return false;
    const { rowCount } = await tx
      .insert(invitations)
      .values({ inviteeId, inviterId, endsAt: new Date(now.getTime() + invite.days * day), createdAt: now })
      .onConflictDoNothing();
    return rowCount === 1;
  });
}
