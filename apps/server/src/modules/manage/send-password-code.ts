import { eq } from 'drizzle-orm';
import { addAction } from '../../resources/action-log.ts';
import type { Change } from '../../resources/resource.ts';
import { users } from '../../db/schema.ts';
import { coreStrings } from '../../errors/core.strings.ts';
import { Problem } from '../../errors/problem.ts';
import { deliverCode } from '../captcha/send-sms.ts';
import type { ModuleDeps } from '../module-deps.ts';
import { memberStrings as strings } from './manage.strings.ts';

/**
 * Sends a person the code by which they set a new password themselves, and says so in the log. Answers the number, masked: who
 * asks sees neither code nor password.
 */
export async function sendPasswordCode(
  outside: Pick<ModuleDeps, 'limiter' | 'sms'>,
  id: number,
  { tx: db, now, userId }: Change,
): Promise<string> {
  const [person] = await db
    .select({ title: users.nickName, mobile: users.mobile, status: users.status })
    .from(users)
    .where(eq(users.id, id));
  if (!person) throw new Problem(404, coreStrings.notFound);
  const { title, mobile, status } = person;
  if (mobile === null) throw new Problem(1, strings.noMobile);
  if (status !== 'active') throw new Problem(1, strings.isLocked);
  await deliverCode(outside, { db, now }, { mobile, scene: 'password_reset' });
  const masked = `${mobile.slice(0, 3)}****${mobile.slice(7)}`;
  // No field of theirs has changed: the log tells of it, and nobody can take it back.
  const items = [{ id, before: {}, after: { password_code: masked } }];
  await addAction(
    { tx: db, now, userId },
    { entity: 'member', kind: 'update', subjects: [{ id, title }], items },
  );
  return masked;
}
