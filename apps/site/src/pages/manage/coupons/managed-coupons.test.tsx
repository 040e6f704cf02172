import { manageScenarios, testUser } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../../app.tsx';
import { createStorySite } from '../../../testing/story-site.tsx';

const permissions = {
  coupon: 1,
  'coupon.store': 1,
  'coupon.update': 1,
  course: 1,
  membership: 1,
} as const;

function open(path: string, held: Partial<typeof permissions> = permissions) {
  const story = createStorySite({
    path,
    user: { ...testUser, permissions: held },
    scenario: manageScenarios.works,
  });
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return story;
}

it('a row tells what the coupons are worth, for what, and how many were used', async () => {
  open('/manage/coupons');
  const row = await screen.findByRole('row', { name: /写作课专享/ });
  expect(within(row).getByText('只限“一句话的写法”')).toBeTruthy();
  expect(within(row).getByText('12 / 12 / 20')).toBeTruthy();
  expect(within(row).getByRole('link', { name: '券码：写作课专享' }).getAttribute('href')).toBe(
    '/manage/coupons/3/codes',
  );
  // Nobody takes one by its link.
  expect(within(row).queryByRole('button', { name: /复制/ })).toBeNull();
});

it('the link of a batch is copied whole', async () => {
  const { site } = open('/manage/coupons');
  const copied: string[] = [];
  site.host.clipboard.writeText = async (text) => void copied.push(text);
  const row = await screen.findByRole('row', { name: /新人礼/ });
  await userEvent.click(within(row).getByRole('button', { name: '复制“新人礼”的领取链接' }));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toMatch(/^https?:\/\/[^/]+\/my\/coupons\?take=open-for-everybody-0$/);
});

it('the form asks for the end that counts, and forgets the one thing with its kind', async () => {
  open('/manage/coupons?open=3');
  const form = within(await screen.findByRole('dialog', { name: '编辑优惠券' }));
  expect(await form.findByText('只限“一句话的写法”')).toBeTruthy();
  expect(form.queryByRole('textbox', { name: '天数' })).toBeNull();
  await userEvent.selectOptions(form.getByRole('combobox', { name: '有效期' }), 'day');
  expect(await form.findByRole('textbox', { name: '天数' })).toBeTruthy();
  await userEvent.selectOptions(form.getByRole('combobox', { name: '适用范围' }), 'role');
  expect(await form.findByText('这一类全部可用')).toBeTruthy();
  await userEvent.selectOptions(form.getByRole('combobox', { name: '适用范围' }), 'course');
  expect(form.getByText('这一类全部可用')).toBeTruthy();
});

it('coupons are listed with owner and order, and more are made', async () => {
  const { site } = open('/manage/coupons/1/codes');
  const row = await screen.findByRole('row', { name: /XRK7MXQ2ABCD45/ });
  expect(within(row).getByText('小林')).toBeTruthy();
  expect(within(row).getByText('怎样读一首唐诗，减 ¥20，已支付')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: '“新人礼”的券码' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '生成券码' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '生成券码' }));
  const field = dialog.getByRole('textbox', { name: '数量' });
  await userEvent.clear(field);
  await userEvent.click(dialog.getByRole('button', { name: '生成' }));
  expect(await dialog.findByText('数量为 1 至 1000')).toBeTruthy();
  await userEvent.type(field, '20');
  await userEvent.click(dialog.getByRole('button', { name: '生成' }));
  expect(await screen.findByText('已生成20个券码')).toBeTruthy();
  expect(site.page.url()).not.toContain('open=new');
});

it('who may only look makes no codes', async () => {
  open('/manage/coupons/1/codes', { coupon: 1 });
  await screen.findByRole('row', { name: /XRK7MXQ2ABCD45/ });
  expect(screen.queryByRole('button', { name: '生成券码' })).toBeNull();
});
