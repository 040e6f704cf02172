import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { GoodsRef } from '@shuyuan/api-client';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser, type TestHostOptions } from '../testing/index.ts';
import { Paywall, type PaywallProps } from './index.ts';

const article = { id: 7, charge: 29, is_vip_free: false, can_read: false };

function show({ user = testUser, locale, ...props }: TestHostOptions & Partial<PaywallProps> = {}) {
  const host = createTestHost({ user, ...(locale && { locale }) });
  const bought: GoodsRef[] = [];
  const memberships: string[] = [];
  const { container } = render(
    <HostProvider host={host}>
      <Paywall
        article={article}
        onBuy={(goods) => void bought.push(goods)}
        onMembership={() => void memberships.push('asked')}
        {...props}
      />
    </HostProvider>,
  );
  return { host, bought, memberships, container };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('says where the free part ends, and that the rest is paid', () => {
  show({ level: 3 });
  const region = screen.getByRole('region', { name: '以下为付费内容' });
  expect(region.textContent).toMatch(/^免费部分到此结束以下为付费内容全文¥29/);
  expect(screen.getByRole('heading', { level: 3, name: '以下为付费内容' })).toBeTruthy();
});

it('leads who is signed in to buying', async () => {
  const { host, bought } = show();
  await press('解锁全文 ¥29');
  expect(bought).toEqual([{ goods_type: 'article', goods_id: 7 }]);
  expect(host.loginRequests).toEqual([]);
});

it('offers a running flash sale before the full price', async () => {
  const opened: string[] = [];
  show({ sale: { price: 9, onOpen: () => void opened.push('sale') } });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '限时秒杀 ¥9',
    '原价解锁 ¥29',
  ]);
  await press('限时秒杀 ¥9');
  expect(opened).toEqual(['sale']);
});

it('asks a visitor who wants to buy to sign in, and goes on after that', async () => {
  const { host, bought } = show({ user: null });
  await press('解锁全文 ¥29');
  expect(bought).toEqual([]);
  expect(host.loginRequests).toMatchObject([{ mode: 1, intent: { kind: 'buy-article' } }]);
  act(() => host.setUser(testUser));
  host.loginRequests[0]?.intent?.run();
  expect(bought).toEqual([{ goods_type: 'article', goods_id: 7 }]);
});

it('tells a visitor, and nobody else, that who has bought it may read it', async () => {
  const { host } = show({ user: null });
  expect(screen.getByText(/^请登录后查看/)).toBeTruthy();
  await press('登录');
  expect(host.loginRequests).toMatchObject([{ mode: 1, intent: { purpose: 'study' } }]);
  act(() => host.setUser(testUser));
  expect(screen.queryByText(/^请登录后查看/)).toBeNull();
  expect(screen.queryByRole('button', { name: '登录' })).toBeNull();
});

it('leads to the memberships, of what members read free alone', async () => {
  const { memberships } = show({ user: null, article: { ...article, is_vip_free: true } });
  expect(screen.getByText(/会员免费。$/)).toBeTruthy();
  await press('会员免费看');
  expect(memberships).toEqual(['asked']);
});

it('offers no membership for what members have to buy too', () => {
  show();
  expect(screen.queryByRole('button', { name: '会员免费看' })).toBeNull();
});

it('says the price where nothing can be bought', () => {
  const host = createTestHost({ user: testUser });
  render(
    <HostProvider host={host}>
      <Paywall article={{ ...article, is_vip_free: true }} />
    </HostProvider>,
  );
  expect(screen.getByText(/全文¥29/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is nothing to whoever may read it all', () => {
  const { container } = show({ article: { ...article, can_read: true } });
  expect(container.textContent).toBe('');
});

it('speaks English, and in words of the page’s own', () => {
  show({ locale: 'en', strings: { title: 'Chapter two' } });
  expect(screen.getByRole('heading', { name: 'Chapter two' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unlock it all ¥29' })).toBeTruthy();
});
