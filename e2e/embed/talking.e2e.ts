import { comment, comments, composer, postComment } from '../site.ts';
import { expect, isDrawn, test } from './embed-test.ts';
import { focused, heard, listen, say } from './page-words.ts';

test.use({ commentsCount: 3 });

test('CB-12 every step works from the keyboard, into the shadow root and out of it', async ({
  openProof,
  person,
}) => {
  const { page, said } = await openProof('plain');
  await isDrawn(page, 3);
  await page.evaluate(() => {
    for (const place of ['afterbegin', 'beforeend'] as const)
      document.body.insertAdjacentHTML(place, `<button>${place}</button>`);
  });
  await say(page, { token: person.token });
  await composer(page).waitFor();
  await page.getByRole('button', { name: 'afterbegin' }).focus();
  const seen: (string | null | undefined)[] = [];
  for (let step = 0; step < 40 && seen.at(-1) !== 'beforeend'; step += 1) {
    await page.keyboard.press('Tab');
    seen.push(await focused(page));
  }
  expect(seen.at(-1)).toBe('beforeend');
  expect(seen).toContain('写下你的评论…');
  expect(seen.filter((name) => name?.startsWith('回复')).length).toBeGreaterThanOrEqual(3);
  const forwards = seen.slice(0, -1);
  const backwards: (string | null | undefined)[] = [];
  for (const _ of forwards) {
    await page.keyboard.press('Shift+Tab');
    backwards.unshift(await focused(page));
  }
  expect(backwards).toEqual(forwards);

  await composer(page).focus();
  await page.keyboard.type('键盘写的');
  await page.keyboard.press('Tab');
  while (!(await focused(page))?.startsWith('发表评论')) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(comment(page, '键盘写的')).toBeVisible();
  expect(said).toEqual([]);
});

test('CB-12 Escape closes a reply, and focus is back on its button', async ({ openProof, person }) => {
  const { page } = await openProof('plain');
  await say(page, { token: person.token });
  await composer(page).waitFor();
  const reply = comments(page).first().getByRole('button', { name: /^回复/ }).first();
  await reply.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^回复 @/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: /^回复 @/ })).toHaveCount(0);
  await expect(reply).toBeFocused();
});

test('CB-11 says what happens by events that leave the shadow root', async ({
  openProof,
  person,
  article,
}) => {
  const { page } = await openProof('plain');
  await listen(page, 'posted', 'page-change');
  await say(page, { token: person.token });
  await postComment(page, '来自友校');
  await expect(comment(page, '来自友校')).toBeVisible();
  await page.locator('shuyuan-pager [data-part=next]').click();
  const id = expect.any(Number) as unknown as number;
  await expect
    .poll(() => heard(page))
    .toEqual([
      {
        name: 'posted',
        composed: true,
        from: 'shuyuan-comments',
        detail: { type: 'posted', id, duration: id, target: { type: 'article', id: article.id } },
      },
      { name: 'page-change', composed: true, from: 'shuyuan-pager', detail: { page: 22, size: 12 } },
    ]);
});

test('SD-02 search opens by its attribute, keeps the Tab key inside, and closes by Escape', async ({
  openProof,
}) => {
  const { page, said } = await openProof('plain');
  await isDrawn(page, 3);
  await page.evaluate(() => {
    const opener = document.createElement('button');
    opener.textContent = '找一找';
    opener.addEventListener('click', () =>
      document.querySelector('shuyuan-search')?.setAttribute('open', ''),
    );
    document.querySelector('shuyuan-school')?.append(opener, document.createElement('shuyuan-search'));
  });
  const opener = page.getByRole('button', { name: '找一找' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByPlaceholder(/搜索/);
  await expect(field).toBeFocused();
  await page.keyboard.type('读');
  await expect(field).toHaveValue('读');
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('shuyuan-search');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('shuyuan-search')).not.toHaveAttribute('open');
  expect(said).toEqual([]);
});
