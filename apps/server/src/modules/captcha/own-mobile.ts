import { eq } from 'drizzle-orm';
import type { Viewer } from '../../contract/implement.ts';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { captchaStrings as strings } from './captcha.strings.ts';

/** Returns the number that a request names, else that of the signed-in account. Throws code 1 where there is neither. */
export async function namedOrOwnMobile(
  db: Database,
  viewer: Viewer | null,
  named: string | undefined,
): Promise<string> {
  if (named !== undefined) return named;
  const [own] = viewer
    ? await db.select({ mobile: users.mobile }).from(users).where(eq(users.id, viewer.userId))
    : [];
  if (!own?.mobile) throw new Problem(1, strings.mobileWanted, { field: 'mobile' });
  return own.mobile;
}
