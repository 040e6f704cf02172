import { test as base } from '@playwright/test';
import { articles } from '../apps/server/src/db/schema.ts';
import { createArticle } from '../apps/server/src/modules/articles/articles.fixtures.ts';
import { createComments } from '../apps/server/src/modules/comments/comments.fixtures.ts';
import { createPerson, type Person } from '../apps/server/src/modules/session/people.fixtures.ts';
import { localCookie, localPath, openLocalKey } from '../apps/server/src/services-outside/pages/local-key.ts';
import { inDatabase } from './open-database.ts';
import { createRunningServer, type RunningServer } from './running-server.ts';
import { watchContext, type Watch } from './watch.ts';

/** An article that no other test knows. */
export interface OwnArticle {
  id: number;
  title: string;
  path: string;
  /** Ids of its comments, newest first. */
  commentIds: number[];
}

/** Somebody signed in whom no other test knows. */
export interface OwnPerson extends Person {
  mobile: string;
  password: string;
}

interface WorkerFixtures {
  /** The product with its demonstration content, shared by the tests: each brings its own articles and people. */
  server: RunningServer;
}

interface TestFixtures {
  /** Pages start signed in as `person`. @default false */
  isSignedIn: boolean;
  /** Nick name of `person`. */
  nickName: string;
  person: OwnPerson;
  /** How many comments `article` has. @default 0 */
  commentsCount: number;
  article: OwnArticle;
  watch: Watch;
}

let made = 0;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- how Playwright spells a fixture that leans on nothing
    async ({}, use) => {
      const server = await createRunningServer();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),

  isSignedIn: [false, { option: true }],
  nickName: ['试读生', { option: true }],
  person: async ({ server, nickName }, use) => use(await addPerson(server, nickName)),
  storageState: async ({ server, isSignedIn, person }, use) => {
    const localStorage = [{ name: 'shuyuan.token', value: person.token }];
    const origins = isSignedIn ? [{ origin: server.url, localStorage }] : [];
    await use({ cookies: [localPagesCookie(server)], origins });
  },

  commentsCount: [0, { option: true }],
  article: async ({ server, commentsCount }, use) => use(await addArticle(server, commentsCount)),

  watch: [
    async ({ context, server }, use) => {
      const watch = watchContext(context, server.url);
      await use(watch);
      watch.check();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

/** What a browser has once it has opened one of the local pages by the address that the terminal shows. */
function localPagesCookie({ dataFolder }: RunningServer) {
  const cookie = localCookie(openLocalKey(dataFolder));
  const where = { domain: 'localhost', path: localPath, expires: -1, secure: false };
  return { ...cookie, ...where, httpOnly: true, sameSite: 'Strict' as const };
}

/** Mobile numbers of the demonstration begin with 138, these with 139. */
export async function addPerson(server: RunningServer, nickName = '试读生'): Promise<OwnPerson> {
  const account = { mobile: `139${String((made += 1)).padStart(8, '0')}`, password: 'a-long-password' };
  const person = await inDatabase(server, (db) => createPerson(db, { nickName, ...account }));
  return { ...person, ...account };
}

/** The newest article of the site, so that home shows it first, with comments 第 1 条 to the newest. */
export async function addArticle(server: RunningServer, commentsCount = 0): Promise<OwnArticle> {
  const title = `试读文章 ${String((made += 1)).padStart(3, '0')}`;
  return inDatabase(server, async (db) => {
    const [model] = await db.select().from(articles).orderBy(articles.id).limit(1);
    if (!model?.authorId) throw new Error('The demonstration content is missing.');
    const { categoryId, authorId, thumb, renderContent } = model;
    const publishedAt = new Date(Date.now() - 1000);
    const own = { categoryId, authorId, thumb, renderContent, title, publishedAt };
    const id = await createArticle(db, own);
    const newest =
      commentsCount && (await createComments(db, { type: 'article', id }, authorId, commentsCount));
    const commentIds = Array.from({ length: commentsCount }, (_, index) => newest - index);
    return { id, title, path: `/article/${id}/detail`, commentIds };
  });
}
