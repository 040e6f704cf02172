import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { socialAccounts, users } from '../../db/schema.ts';
import { localPeople } from '../../services-outside/wechat/local-people.seed.ts';
import { identityOfName } from '../../services-outside/wechat/local-wechat.ts';

/** Gives demonstration accounts the WeChat people of the local page. An account that has WeChat already keeps its own. */
export async function seedWechat(db: Database): Promise<void> {
  for (const { nickName, mobile } of localPeople) {
    if (mobile === null) continue;
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.mobile, mobile));
    if (!user) continue;
    await db
      .insert(socialAccounts)
      .values({ provider: 'wechat', userId: user.id, ...identityOfName(nickName) })
      .onConflictDoNothing();
  }
}
