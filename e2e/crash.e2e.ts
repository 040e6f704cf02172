import { comments as commentsTable } from '../apps/server/src/db/schema.ts';
import { readPostmaster } from '../apps/server/src/embedded-postgres/postmaster.ts';
import { addPerson, expect, test, type OwnPerson } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import type { RunningServer } from './running-server.ts';
import { comments, composer, openArticle, postComment, unsent } from './site.ts';

/** Posts until the server is gone, or the hourly allowance is used up; answers the texts that the server has acknowledged. */
async function postUntilItEnds({ url }: RunningServer, { id, headers }: OwnPerson, articleId: number) {
  const acknowledged: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const content = `来自 ${id} 的第 ${count} 条`;
    try {
      const answer = await fetch(`${url}/api/v2/comment/article/${articleId}/submit`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ content }),
      });
      const { code } = (await answer.json()) as { code: number };
      if (code === 0) acknowledged.push(content);
    } catch {
      break;
    }
  }
  return acknowledged;
}

async function contentsOf(server: RunningServer, articleId: number) {
  const all = await inDatabase(server, (db) => db.select().from(commentsTable));
  return all.filter(({ targetId }) => targetId === articleId).map(({ content }) => content);
}

const endings: [what: string, end: (server: RunningServer) => Promise<void>][] = [
  ['the server', (server) => server.kill()],
  [
    'the server and its database at once',
    async (server) => {
      const postmaster = readPostmaster(`${server.dataFolder}/postgres`);
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
      await server.kill();
    },
  ],
];

for (const [what, end] of endings)
  test(`kill -9 of ${what} during posting loses no acknowledged comment`, async ({ server, article }) => {
    const people = await Promise.all(Array.from({ length: 8 }, () => addPerson(server)));
    const posting = people.map((person) => postUntilItEnds(server, person, article.id));
    await expect.poll(() => contentsOf(server, article.id).then(({ length }) => length)).toBeGreaterThan(15);
    await end(server);
    const acknowledged = (await Promise.all(posting)).flat();
    expect(acknowledged.length).toBeGreaterThan(15);
    // It ended in the middle of the work.
    expect(acknowledged.length).toBeLessThan(8 * 20);

    await server.start();
    const kept = await contentsOf(server, article.id);
    expect(kept).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(kept).size).toBe(kept.length);
    const answer = await fetch(`${server.url}/readyz`);
    expect(answer.status).toBe(200);
    const list = await fetch(`${server.url}/api/v2/comment/article/${article.id}`);
    expect(await list.json()).toMatchObject({ data: { comments: { total: kept.length } } });
  });

test.describe('a reader who writes while the server is gone', () => {
  test.use({ isSignedIn: true, commentsCount: 2 });

  test(
    'CB-13 keeps the comment, and the server has it once when it is back',
    { tag: '@journey' },
    async ({ page, server, article, watch }) => {
      watch.allow(/ERR_CONNECTION_REFUSED/);
      await openArticle(page, article.path, 2);
      // What is written with has come: without it nobody begins to write.
      await expect(composer(page)).toBeVisible();
      await server.kill();
      await postComment(page, '写给还没醒来的服务器');
      await expect(unsent(page)).toContainText('写给还没醒来的服务器');
      await expect(composer(page)).toHaveValue('');
      await server.start();
      await page.reload();
      await expect(comments(page)).toHaveCount(3);
      await expect(comments(page).first()).toContainText('写给还没醒来的服务器');
      await expect(unsent(page)).toHaveCount(0);
      expect(await contentsOf(server, article.id)).toContain('写给还没醒来的服务器');
    },
  );
});
