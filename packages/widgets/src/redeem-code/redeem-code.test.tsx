import { ApiError } from '@shuyuan/api-client';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { refusal, unplugged } from '../testing/failures.fixtures.ts';
import { createTestHost, testUser, type TestHost } from '../testing/index.ts';
import { RedeemCode } from './index.ts';
import { allOwned, createRedeemBackend, membership, partlyOwned } from './redeem-code.fixtures.ts';

async function show(
  backend = createRedeemBackend(),
  { host = createTestHost({ user: testUser }) }: { host?: TestHost } = {},
) {
  let redeemed = 0;
  const props = backend.props;
  const { unmount } = render(
    <StrictMode>
      <HostProvider host={host}>
        <RedeemCode {...props} onRedeemed={() => void (redeemed += 1)} />
      </HostProvider>
    </StrictMode>,
  );
  const settle = () => act(() => host.settle());
  await settle();
  const press = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '兑换码' });
  const answer = async () => {
    await userEvent.type(screen.getByRole('textbox', { name: '三加四等于几？' }), '7');
    await press('确定');
  };
  const find = async () => {
    await userEvent.type(field(), ' kai-xue２３{enter}');
    await settle();
    await answer();
  };
  return { host, settle, press, field, answer, find, unmount, redeemed: () => redeemed };
}

const inputOf = (backend: ReturnType<typeof createRedeemBackend>, wanted: string) =>
  backend.calls.find(({ name }) => name === wanted)?.input;

it('shows what a code gives after an answer, and redeems it', async () => {
  const backend = createRedeemBackend(partlyOwned);
  const { find, press, field, host, redeemed } = await show(backend);
  await find();
  expect(inputOf(backend, 'query')).toEqual({ code: 'kaixue23', image_key: 'one', image_captcha: '7' });
  const dialog = within(screen.getByRole('dialog', { name: '验证成功，可兑换以下内容' }));
  expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '一句话的写法录播课已订阅',
    '语感小测试卷未订阅',
  ]);
  await press('确认兑换');
  expect(inputOf(backend, 'confirm')).toEqual({ code: 'kaixue23' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([field().value, redeemed()]).toEqual(['', 1]);
  expect(host.notices).toMatchObject([{ tone: 'positive' }]);
});

it('offers nothing to redeem where all of it is there, and prolongs a membership', async () => {
  const { find } = await show(createRedeemBackend(allOwned));
  await find();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认兑换' }).disabled).toBe(true);
  expect(screen.getByText('您已拥有全部内容，无需兑换')).toBeTruthy();
});

it('says how long a membership lasts', async () => {
  const { find } = await show(createRedeemBackend(membership));
  await find();
  expect(screen.getByText('会员 · 30 天 · 在现有会员到期后顺延')).toBeTruthy();
});

it('says what is missing, and sends nothing', async () => {
  const backend = createRedeemBackend();
  const { press, field } = await show(backend);
  await press('验证');
  expect(screen.getByText('请输入兑换码')).toBeTruthy();
  expect([document.activeElement, backend.calls]).toEqual([field(), []]);
});

it('stays at the question after a wrong answer, and at the code where that is refused, with what was typed', async () => {
  const backend = createRedeemBackend();
  const data = { field: 'image_captcha' };
  backend.fail('query', () => new ApiError({ kind: 'business', code: 1, message: '图形验证码错误', data }));
  backend.fail('query', () => refusal('兑换码不存在或已被使用，请检查后重新输入'));
  const { find, answer, field } = await show(backend);
  await find();
  expect(within(screen.getByRole('dialog')).getByText('图形验证码错误')).toBeTruthy();
  await answer();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('兑换码不存在或已被使用，请检查后重新输入')).toBeTruthy();
  expect([document.activeElement, field().value]).toEqual([field(), 'kaixue23']);
});

it('keeps what was found where no answer came, and redeems by a second press', async () => {
  const backend = createRedeemBackend();
  backend.fail('confirm', unplugged);
  const { find, press, redeemed } = await show(backend);
  await find();
  await press('确认兑换');
  expect(screen.getByRole('alert').textContent).toBe('没有收到答复，请再试一次，不会重复兑换');
  await press('确认兑换');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(redeemed()).toBe(2);
});

it('asks a visitor to sign in, keeps the code, and goes on afterwards', async () => {
  const host = createTestHost({ user: null });
  const { press, field } = await show(createRedeemBackend(), { host });
  await userEvent.type(field(), 'kaixue23');
  await press('验证');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(host.loginRequests).toMatchObject([{ mode: 1, intent: { kind: 'redeem-code' } }]);
  await act(async () => {
    host.setUser(testUser);
    host.loginRequests[0]!.intent!.run();
    await host.settle();
  });
  expect(screen.getByRole('dialog', { name: '请先完成验证' })).toBeTruthy();
  expect(screen.getByDisplayValue('kaixue23')).toBeTruthy();
});

it('shows nobody what another was shown', async () => {
  const { find, host, settle, field } = await show();
  await find();
  act(() => host.setUser(null));
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field().value).toBe('kaixue23');
});

const unauthorized = () => new ApiError({ kind: 'unauthorized', message: '登录已过期' });

it('has the code again after the session ended and the person signed in on a page of its own, and asks once more', async () => {
  const backend = createRedeemBackend();
  backend.fail('query', unauthorized);
  const { find, host, unmount } = await show(backend);
  await find();
  act(() => host.setUser(null));
  unmount();
  host.setUser(testUser);
  const back = await show(backend, { host });
  expect(back.field().value).toBe('kaixue23');
  expect(screen.queryByRole('dialog')).toBeNull();
  await back.press('验证');
  await back.answer();
  expect(screen.getByRole('dialog', { name: '验证成功，可兑换以下内容' })).toBeTruthy();
});

it('has the code again after a reload and a crash, until it is redeemed', async () => {
  const { find, unmount, host } = await show();
  await find();
  unmount();
  const second = await show(undefined, { host: host.crash() });
  expect(second.field().value).toBe('kaixue23');
  await second.press('验证');
  await second.answer();
  await second.press('确认兑换');
  second.unmount();
  const third = await show(undefined, { host: second.host.reload() });
  expect(third.field().value).toBe('');
});

it('forgets a code that was redeemed behind its closed dialog, and keeps one that was typed meanwhile', async () => {
  const backend = createRedeemBackend();
  const { find, press, field, settle } = await show(backend);
  await find();
  let answerIt = backend.hold('confirm');
  await press('确认兑换');
  await press('关闭');
  answerIt();
  await settle();
  expect(field().value).toBe('');
  await find();
  answerIt = backend.hold('confirm');
  await press('确认兑换');
  await press('关闭');
  await userEvent.type(field(), 'X');
  answerIt();
  await settle();
  expect(field().value).toBe('kaixue23X');
});

it('takes along what a visitor has typed, also where they sign in away from the page, and leaves nothing behind', async () => {
  const host = createTestHost({ user: null });
  const visit = await show(undefined, { host });
  await userEvent.type(visit.field(), 'kaixue23');
  visit.unmount();
  host.setUser(testUser);
  const own = await show(undefined, { host });
  expect(own.field().value).toBe('kaixue23');
  own.unmount();
  host.setUser(null);
  const next = await show(undefined, { host });
  expect(next.field().value).toBe('');
  next.unmount();
  host.setUser({ ...testUser, id: testUser.id + 1 });
  const other = await show(undefined, { host });
  expect(other.field().value).toBe('');
});

it('gives the code of one person to no other who signs in after them', async () => {
  const { field, host, settle } = await show();
  await userEvent.type(field(), 'kaixue23');
  act(() => host.setUser(null));
  await settle();
  expect(field().value).toBe('kaixue23');
  act(() => host.setUser({ ...testUser, id: testUser.id + 1 }));
  await settle();
  expect(field().value).toBe('');
  act(() => host.setUser(testUser));
  await settle();
  expect(field().value).toBe('kaixue23');
});
