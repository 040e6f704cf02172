import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { heading } from './site.ts';

test.use({ isSignedIn: true });

const title = '把话写清楚：结课小测';

/** Answers the question at hand in whichever way it takes an answer. */
async function answer(player: Locator) {
  const choices = player.getByRole('radio').or(player.getByRole('checkbox'));
  const fields = player.getByRole('textbox');
  if ((await choices.count()) > 0) await choices.first().check({ force: true });
  else for (const field of await fields.all()) await field.fill('删去多余的字');
}

test(
  'a learner sits an exam without the network from the second question to the last, and hands all of it in',
  { tag: '@journey' },
  async ({ page, context, watch }) => {
    watch.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/exam/papers');
    await page.getByRole('link', { name: title }).click();
    await expect(heading(page, title)).toBeVisible();
    await page.getByRole('button', { name: '立即考试' }).click();
    const player = page.getByRole('region', { name: title });
    await expect(player.getByRole('heading', { name: /^第1题/ })).toBeVisible();
    const count = await player.getByRole('button', { name: /^第\d+题，/ }).count();
    expect(count).toBeGreaterThan(3);
    await answer(player);
    await expect(player.getByRole('button', { name: '第1题，已答' })).toBeVisible();

    await context.setOffline(true);
    for (let number = 2; number <= count; number += 1) {
      await player.getByRole('button', { name: new RegExp(`^第${number}题，`, 'u') }).click();
      await expect(player.getByRole('heading', { name: new RegExp(`^第${number}题`, 'u') })).toBeVisible();
      await answer(player);
    }
    await expect(player.getByText(/^暂时送不到服务器。照常作答/)).toBeVisible();
    await context.setOffline(false);
    await expect(player.getByText(/^暂时送不到服务器。照常作答/)).toBeHidden();

    await player.getByRole('button', { name: '立即交卷' }).click();
    await page.getByRole('alertdialog', { name: '交卷' }).getByRole('button', { name: '确定' }).click();
    await expect(player.getByText(`服务器收到${count}题的作答`)).toBeVisible();
  },
);
