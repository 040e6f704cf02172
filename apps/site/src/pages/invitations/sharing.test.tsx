import { joinScenarios, testUser, type Scenario } from '@shuyuan/widgets/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import { ownSharing, sharingScenario, withdrawal } from '../../testing/money.fixtures.ts';
import { codeToCopy } from './share/code-to-copy.ts';
import { createStorySite } from '../../testing/story-site.tsx';

function open(path: string, scenario: Scenario = sharingScenario) {
  const story = createStorySite({ path, user: testUser, scenario });
  const copied: string[] = [];
  story.site.host.clipboard.writeText = async (text) => void copied.push(text);
  render(
    <App site={story.site}>
      <RouterProvider router={story.router} />
    </App>,
  );
  return { ...story, copied };
}

it('shares a link that carries the msv, goods with what they earn at two levels, and posters to keep', async () => {
  const { copied } = open('/share');
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: '你的邀请链接' });
  expect(new URL(link.value).searchParams.get('msv')).toBe(ownSharing.msv);
  const goods = (await screen.findByText('写作基础')).closest('li')!;
  expect(goods.textContent).toContain('邀新用户下单可赚20元');
  expect(goods.textContent).toContain('朋友再邀请，另得5元');
  await userEvent.click(within(goods).getByRole('button', { name: '复制链接：写作基础' }));
  await waitFor(() => expect(copied).toHaveLength(1));
  const address = new URL(copied[0]!);
  expect([address.pathname, address.searchParams.get('msv')]).toEqual(['/course/2', ownSharing.msv]);
  const posters = screen.getAllByRole('link', { name: /^保存海报/ });
  expect(posters.map((poster) => poster.getAttribute('download'))).toEqual([
    '邀请海报-素纸.svg',
    '邀请海报-夜读.svg',
  ]);
});

it('copies the share code without the last two characters of its text, which name the action', async () => {
  const { copied } = open('/share');
  await userEvent.click(await screen.findByRole('button', { name: `${ownSharing.msv}复制` }));
  await waitFor(() => expect(copied).toEqual([ownSharing.msv]));
});

it.each([
  ['AB12复制', 'AB12'],
  ['AB12 ⧉', 'AB12'],
  ['复制', ''],
])('copies of the text %j the code %j', (text, code) => {
  expect(codeToCopy(text)).toBe(code);
});

it('tells who came by the link, until when they count, and what their orders have earned', async () => {
  open('/my/inviteUsers');
  const row = (await screen.findByText('周予安')).closest('li')!;
  expect(row.textContent).toContain('2笔订单');
  expect(row.textContent).toContain('¥36');
});

it('tells what came to the balance and went, and what there is', async () => {
  open('/my/inviteBalanceRecords');
  expect(await screen.findByText('现有 ¥156')).toBeTruthy();
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
  expect(rows.some((row) => row.includes('提现到支付宝') && row.includes('120'))).toBe(true);
  expect(rows.some((row) => row.includes('写作基础') && row.includes('+20'))).toBe(true);
});

it.each([
  [0, 0, '待处理', false],
  [5, 0, '已打款', false],
  [3, 1, '已驳回', true],
] as const)(
  'a withdrawal of the state %i says so, and that it came back where it did',
  async (status, back, words, isBack) => {
    const row = { ...withdrawal, status, is_return: back, remark: status === 3 ? '账号与姓名不符' : '' };
    open(
      '/my/withdrawRecords',
      joinScenarios(sharingScenario, {
        invitations: {
          ...sharingScenario.invitations,
          withdrawals: { data: [row], total: 1, invite_balance: 156 },
        },
      }),
    );
    const shown = (await screen.findByText('支付宝 zhi****com')).closest('li')!;
    expect(within(shown).getByText(words)).toBeTruthy();
    expect(within(shown).queryByText('已退回余额') !== null).toBe(isBack);
    expect(within(shown).queryByText('说明：账号与姓名不符') !== null).toBe(isBack);
  },
);
