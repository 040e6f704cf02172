import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

async function open(scenario = manageScenarios.works) {
  const story = createStorySite({
    path: '/manage/bin',
    user: { ...testUser, permissions: { 'article.delete': 1, 'role.delete': 1 } },
    scenario,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1, name: '回收站' });
}

it('lists deleted things with kind, person and days left, and has its place in the navigation', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /公告员/ }));
  for (const text of ['角色', '账号已注销', '不到1天']) expect(row.getByText(text)).toBeTruthy();
  expect(screen.getByText('共3项')).toBeTruthy();
  const places = screen.getByRole('navigation', { name: '管理后台导航' });
  expect(
    within(places)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['回收站']);
});

it('restores a thing by the button of its row, and names it', async () => {
  await open();
  const row = within(await screen.findByRole('row', { name: /旧文一/ }));
  await userEvent.click(row.getByRole('button', { name: '恢复' }));
  expect(await screen.findByText('已恢复文章“旧文一”')).toBeTruthy();
});

it('says of several what was restored, and of the others why not', async () => {
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /旧文一/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /旧文二/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /公告员/ }));
  const bar = within(screen.getByRole('toolbar', { name: '对选中项的操作' }));
  await userEvent.click(bar.getByRole('button', { name: '恢复' }));
  const dialog = within(await screen.findByRole('dialog', { name: '有1项没有恢复' }));
  expect(dialog.getByText('角色“公告员”：已有同名的角色')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '知道了' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says what the bin is for while it is empty', async () => {
  await open(manageScenarios.empty);
  expect(await screen.findByText('回收站是空的')).toBeTruthy();
});
