import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { everythingOpen } from '../../../testing/site.fixtures.ts';
import { createStorySite } from '../../../testing/story-site.tsx';

const permissions = {
  redeemCode: 1,
  'redeemCode.store': 1,
  'redeemCode.update': 1,
  course: 1,
  membership: 1,
} as const;

function open(path: string, held: Partial<typeof permissions> = permissions) {
  const story = createStorySite({
    path,
    user: { ...testUser, permissions: held },
    scenario: { ...manageScenarios.works, config: { public: everythingOpen } },
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

it('an activity tells what its codes give, and leads to the codes', async () => {
  open('/manage/redeem-codes');
  const row = await screen.findByRole('row', { name: /开学赠礼/ });
  expect(within(row).getByText('一句话的写法、语感小测')).toBeTruthy();
  expect(within(row).getByText('1 / 100')).toBeTruthy();
  const link = within(row).getByRole('link', { name: '兑换码：开学赠礼' });
  expect(link.getAttribute('href')).toBe('/manage/redeem-codes/1/codes');
});

it('what a code gives is found by its name and put in', async () => {
  open('/manage/redeem-codes?open=1');
  const form = within(await screen.findByRole('dialog', { name: '编辑兑换活动' }));
  const list = await form.findByRole('grid', { name: '可兑换内容' });
  expect(within(list).getAllByRole('row')).toHaveLength(2);
  await userEvent.type(form.getByRole('combobox', { name: '添加会员：按名称查找' }), '会员');
  await userEvent.click((await screen.findAllByRole('option'))[0]!);
  expect(within(list).getAllByRole('row')).toHaveLength(3);
});

it('codes are listed with who has used them, and more are made', async () => {
  const { site } = open('/manage/redeem-codes/1/codes');
  const row = await screen.findByRole('row', { name: /K7MXQ2ABCD45/ });
  expect(within(row).getByText('小林')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '“开学赠礼”的兑换码' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '生成兑换码' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '生成兑换码' }));
  const field = dialog.getByRole('textbox', { name: '数量' });
  await userEvent.clear(field);
  await userEvent.click(dialog.getByRole('button', { name: '生成' }));
  expect(await dialog.findByText('数量为 1 至 1000')).toBeTruthy();
  await userEvent.type(field, '20');
  await userEvent.click(dialog.getByRole('button', { name: '生成' }));
  expect(await screen.findByText('已生成20个兑换码')).toBeTruthy();
  expect(site.page.url()).not.toContain('open=new');
});

it('who may only look makes no codes', async () => {
  open('/manage/redeem-codes/1/codes', { redeemCode: 1 });
  await screen.findByRole('row', { name: /K7MXQ2ABCD45/ });
  expect(screen.queryByRole('button', { name: '生成兑换码' })).toBeNull();
});
