import { createReplies } from '../apps/server/src/modules/comments/comments.fixtures.ts';
import { addPerson, expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import { comment, comments, openArticle, pager, replies } from './site.ts';

test.use({ commentsCount: 120 });

test(
  'CB-14 a link leads to a reply on page 7, inside a closed reply list',
  { tag: '@journey' },
  async ({ page, server, article }) => {
    const { id: author } = await addPerson(server);
    // The 66th from the newest.
    const parent = article.commentIds[65] ?? 0;
    const target = { type: 'article', id: article.id } as const;
    const reply = await inDatabase(server, async (db) => {
      await createReplies(db, target, parent, author, 45);
      const { rows } = await db.execute<{ id: string }>(
        `select id from comments where parent_id = ${parent} and content = '第 5 条回复'`,
      );
      return Number(rows[0]?.id);
    });
    await page.goto(`${article.path}#comment-${reply}`);
    const linked = page.getByRole('listitem').filter({ hasText: '第 5 条回复' });
    await expect(linked).toBeFocused();
    await expect(linked).toBeInViewport();
    await expect(replies(comment(page, '第 55 条'))).toHaveCount(45);
    await expect(pager(page).getByRole('button', { name: '第7页' })).toHaveAttribute('aria-current', 'page');
  },
);

test('CB-14 a link to a comment that is gone says so above the first page', async ({
  page,
  article,
  watch,
}) => {
  // The server answers that there is no such comment; the browser reports every 404.
  watch.allow(/Failed to load resource.*404.*\/place\/999999999/);
  await page.goto(`${article.path}#comment-999999999`);
  await expect(page.locator('[data-part=linked-gone]')).toContainText('评论已不存在');
  await expect(comments(page)).toHaveCount(10);
});

test('CB-14 the time of a comment is a link that leads back to it', async ({ page, article }) => {
  await openArticle(page, article.path, 10);
  const row = comment(page, '第 117 条');
  await row.getByRole('link').click();
  await expect(row).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`#comment-${article.commentIds[3] ?? 0}$`));
  await page.reload();
  await expect(comment(page, '第 117 条')).toBeFocused();
});
