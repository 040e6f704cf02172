import type { Contract } from '@shuyuan/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Handlers } from '../../contract/implement.ts';
import { announcements } from '../../db/schema.ts';
import { Problem } from '../../errors/problem.ts';
import { announcementsStrings as strings } from './announcements.strings.ts';

/** Announcements of the site, as visitors read them. */
export function announcementsRoutes(): Handlers<Contract['announcements']> {
  return {
    async detail({ db, params: { id } }) {
      const { title, content, createdAt } = announcements;
      const [found] = await db
        .select({ title, content, createdAt })
        .from(announcements)
        .where(eq(announcements.id, id));
      if (!found) throw new Problem(404, strings.missing);
      return {
        id,
        title: found.title,
        content: found.content,
        created_at: found.createdAt.toISOString(),
      };
    },
  };
}
