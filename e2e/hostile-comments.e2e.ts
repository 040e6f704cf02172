import type { Page } from '@playwright/test';
import { comments as commentsTable, commentThreads } from '../apps/server/src/db/schema.ts';
import { hostileComments } from '../apps/server/src/modules/comments/comments.fixtures.ts';
import { addArticle, addPerson, expect, test } from './fixtures.ts';
import { inDatabase } from './open-database.ts';
import type { RunningServer } from './running-server.ts';
import { comments, header, openArticle, pager } from './site.ts';

/** What only a foreign server would answer: marks that are no plain text, aimed at the page around. */
const hostileHtml = [
  ...hostileComments,
  '<p style="position:fixed;inset:0;z-index:9999;background:red">盖住</p>',
  '<p class="sy" id="root" name="comments">占名</p>',
  '<a id="comments" href="#">占锚</a><form id="main"><input name="body"></form>',
  '<img src="https://evil.example/pixel.png" alt="">',
  '<p>没有关上的段落<b>粗<i>斜<blockquote>引',
  '</article></div></div></main><footer>假页脚</footer>',
  '<table><tr><td width="99999">宽</td></tr></table>',
  `<p>${'w'.repeat(3000)}</p>`,
  `<pre>${'x'.repeat(3000)}</pre>`,
  '<a href="https://evil.example/" target="_top" onclick="alert(1)">外站</a>',
  '<button type="submit" onclick="alert(1)">发表评论</button>',
  '<custom-element onconnected="alert(1)" is="x-y">元素</custom-element>',
  `<p>${'<b>'.repeat(2000)}深${'</b>'.repeat(2000)}</p>`,
  '<p dir="rtl" lang="ar">من اليمين</p>',
  '<sy-comments></sy-comments><slot></slot><dialog open>框</dialog>',
];

type Bodies = readonly { content: string; contentHtml: string }[];

/** Puts bodies into the database as they are, newest last, each between two harmless rows of `separator`. */
async function storeRaw(server: RunningServer, articleId: number, bodies: Bodies) {
  const { id: userId } = await addPerson(server, '<img src=x onerror=alert(1)>');
  const target = { targetType: 'article' as const, targetId: articleId };
  const harmless = { content: '平安', contentHtml: '<p>平安</p>' };
  const rows = [harmless, ...bodies.flatMap((body) => [body, harmless])];
  const begin = Date.now() - rows.length * 1000;
  await inDatabase(server, async (db) => {
    await db
      .insert(commentsTable)
      .values(
        rows.map((row, index) => ({ ...target, ...row, userId, createdAt: new Date(begin + index * 1000) })),
      );
    const counts = { commentsCount: rows.length, lastPostedAt: new Date() };
    await db.insert(commentThreads).values({ ...target, ...counts });
  });
  return rows.length;
}

/** Where everything stands that a comment has no business with, and the rows themselves, drawn as if all were in view. */
async function measure(page: Page) {
  return page.evaluate(() => {
    window.scrollTo(0, 0);
    for (const row of document.querySelectorAll<HTMLElement>('[role=feed] > article'))
      row.style.contentVisibility = 'visible';
    const box = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top: top + window.scrollY, width, height };
    };
    const feed = document.querySelector('[role=feed]');
    const around = [...document.querySelectorAll('header *, nav *, h1, h2, main, main > *, footer *')].filter(
      (element) => !feed?.contains(element),
    );
    const above = around.filter(
      (element) => feed && element.compareDocumentPosition(feed) === Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const rows = [...(feed?.querySelectorAll(':scope > article') ?? [])];
    return {
      width: document.documentElement.scrollWidth,
      elementsAround: document.querySelectorAll('*').length - (feed?.querySelectorAll('*').length ?? 0),
      above: above.map((element) => ({ tag: element.tagName, ...box(element) })),
      rows: rows.map((row) => ({
        ...box(row),
        words: row.textContent,
        escapes: [...row.querySelectorAll('*')]
          // What lies below a fold is cut off by the box around it, which is looked at itself.
          .filter((element) => !element.parentElement?.closest('[data-folded]'))
          .map(box)
          .filter(
            (inner) =>
              inner.width > 0 &&
              (inner.left < box(row).left - 1 ||
                inner.left + inner.width > box(row).left + box(row).width + 1 ||
                inner.top < box(row).top - 1 ||
                inner.top + inner.height > box(row).top + box(row).height + 1),
          ).length,
      })),
      footer: Math.min(...[...document.querySelectorAll('footer')].map((element) => box(element).top)),
    };
  });
}

type Measured = Awaited<ReturnType<typeof measure>>;

/** The page is the one of harmless words: same frame, rows one below the other in the same column, nothing sticking out. */
function expectContained(seen: Measured, harmless: Measured) {
  expect(seen.width).toBe(harmless.width);
  expect(seen.elementsAround).toBe(harmless.elementsAround);
  expect(seen.above).toEqual(harmless.above);
  expect(seen.rows).toHaveLength(harmless.rows.length);
  for (const [index, row] of seen.rows.entries()) {
    const expected = harmless.rows[index];
    const below = seen.rows[index + 1];
    expect({ left: row.left, width: row.width }, row.words).toEqual({
      left: expected?.left,
      width: expected?.width,
    });
    expect(row.escapes, row.words).toBe(0);
    if (below) expect(below.top, row.words).toBeCloseTo(row.top + row.height, 0);
    // Harmless rows stand at every other place.
    if (index % 2 === 0) expect(row.height, row.words).toBeCloseTo(expected?.height ?? 0, 0);
  }
  expect(seen.footer).toBeGreaterThanOrEqual(Math.max(...seen.rows.map(({ top, height }) => top + height)));
}

/** Elements and attributes in the rows that could act, whatever the policy says of them. */
const dangers = (page: Page) =>
  page.getByRole('feed').evaluate((feed) => {
    const elements = [...feed.querySelectorAll('article p, article p *, article blockquote, article a')];
    const forbidden =
      'script, style, iframe, object, embed, form, input, link, meta, base, svg script, template, dialog, slot, video';
    return [
      ...[...feed.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML),
      ...elements.flatMap((element) =>
        [...element.attributes]
          .filter(
            ({ name, value }) =>
              /^(on|style$|id$|name$)/.test(name) || /^\s*(javascript|data|vbscript):/i.test(value),
          )
          .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
      ),
    ];
  });

async function openAll(page: Page, path: string, count: number) {
  await openArticle(page, path, 10);
  await pager(page).getByRole('combobox', { name: '每页条数' }).selectOption({ label: '100条' });
  await expect(comments(page)).toHaveCount(Math.min(count, 100));
}

/** Moves over each row and into its links, as a reader would. */
async function touchEverything(page: Page) {
  for (const row of await comments(page).all()) await row.hover({ position: { x: 90, y: 50 } });
  await page.getByRole('feed').evaluate((feed) => {
    for (const link of feed.querySelectorAll('a')) link.focus();
  });
}

test(
  'CB-05 forty hostile comments posted to the server are text in their rows, and nothing runs',
  { tag: '@journey' },
  async ({ page, server, article }) => {
    expect(hostileComments.length).toBeGreaterThanOrEqual(40);
    const shown: string[] = [];
    // One person may post 20 a minute.
    for (let start = 0; start < hostileComments.length; start += 15) {
      const { headers } = await addPerson(server);
      for (const content of hostileComments.slice(start, start + 15)) {
        const url = `/api/v2/comment/article/${article.id}/submit`;
        const answer = await page.request.post(url, { headers, data: { content } });
        expect(await answer.json()).toMatchObject({ code: 0 });
        shown.unshift(content);
      }
    }
    await openAll(page, article.path, shown.length);
    const words = await comments(page).locator('p').allTextContents();
    const plain = (text: string) => text.replace(/[\u202A-\u202E\u2066-\u2069]|(?<=\p{M}{4})\p{M}+/gu, '');
    expect(words).toEqual(shown.map(plain));
    await touchEverything(page);
    expect(await dangers(page)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(article.path);
  },
);

test('CB-05 DS-06 hostile HTML that a server answers runs nothing, asks nobody and stays in its row', async ({
  page,
  server,
  article,
}) => {
  const bodies = hostileHtml.map((html) => ({ content: html, contentHtml: html }));
  for (let start = 0; start < bodies.length; start += 45) {
    const part = bodies.slice(start, start + 45);
    const hostile = start === 0 ? article : await addArticle(server);
    const control = await addArticle(server);
    // The newest article has no neighbour on one side.
    await addArticle(server);
    const count = await storeRaw(server, hostile.id, part);
    await storeRaw(
      server,
      control.id,
      part.map(() => ({ content: '无害', contentHtml: '<p>无害</p>' })),
    );

    await openAll(page, control.path, count);
    const harmless = await measure(page);
    await openAll(page, hostile.path, count);
    expectContained(await measure(page), harmless);
    await expect(header(page)).toBeInViewport();
    expect(await dangers(page)).toEqual([]);
    await touchEverything(page);
    expect(new URL(page.url()).pathname).toBe(hostile.path);
  }
});
