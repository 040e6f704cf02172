import { randomInt } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { earnCredits } from '../credits/earn-credits.ts';
import { bindInviter } from '../invitations/bind-inviter.ts';
import { findUserByMobile, insertUser } from './accounts.repo.ts';
import { sessionStrings as strings } from './session.strings.ts';
import { storableOrNull } from './storable.ts';

interface Newcomer {
  mobile: string;
  /** Left out, the person can't sign in by password until they set one. */
  passwordHash?: string | null;
  /** @default a name that tells nothing about the number */
  nickName?: string;
  /** The `msv` that the person came with. */
  source?: string | undefined;
}

/** Without those that look like another one. */
const characters = '23456789abcdefghjkmnpqrstuvwxyz';

/** The id of a new account; null when the number has one. */
export async function createAccount(
  db: Database,
  { mobile, passwordHash = null, nickName, source }: Newcomer,
  now: Date,
): Promise<number | null> {
  const name = nickName || newcomerName();
  const account = { mobile, passwordHash, nickName: name, avatar: '', source: storableOrNull(source) };
  const id = await insertUser(db, account, now);
  if (id === null) return null;
  await bindInviter(db, { inviteeId: id, msv: source, at: 'register' }, now);
  await db.transaction((tx) => earnCredits(tx, id, { reason: 'register' }, now));
  return id;
}

/** The id of the account that the number has, or of a new one. */
export async function findOrCreateAccount(db: Database, newcomer: Newcomer, now: Date): Promise<number> {
  const find = async () => (await findUserByMobile(db, newcomer.mobile, now))?.id;
  // The last one for an account that came into being between the first two.
  const id = (await find()) ?? (await createAccount(db, newcomer, now)) ?? (await find());
  if (id === undefined) throw new Error('A number has neither an account nor can it have one.');
  return id;
}

function newcomerName() {
  return strings.newcomer(Array.from({ length: 6 }, () => characters[randomInt(characters.length)]).join(''));
}
