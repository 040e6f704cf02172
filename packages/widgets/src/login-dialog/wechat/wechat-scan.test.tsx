import { UiProvider } from '@shuyuan/ui/provider';
import type { SessionApi, WechatCheck } from '@shuyuan/api-client';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { HostProvider } from '../../host/host-context.tsx';
import { createTestHost } from '../../host/test-host.ts';
import { createScanBackend, wechatScanFixtures } from './wechat-scan.fixtures.ts';
import { createWechatScan } from './wechat-scan.store.ts';
import { wechatScanStrings } from './wechat-scan.strings.ts';
import { WechatScan } from './wechat-scan.tsx';
import { WechatScanView } from './wechat-scan.view.tsx';

async function show(answers: WechatCheck[] = []) {
  const host = createTestHost();
  const backend = createScanBackend(answers);
  const checkWechat = vi.fn<SessionApi['checkWechat']>(backend.checkWechat);
  const onToken = vi.fn<(token: string) => void>();
  const store = createWechatScan({
    session: { startWechat: backend.startWechat, checkWechat },
    host,
    onToken,
    onBind: () => {},
  });
  const { container, unmount } = render(
    <StrictMode>
      <UiProvider locale="zh-CN">
        <HostProvider host={host}>
          <WechatScan store={store} />
        </HostProvider>
      </UiProvider>
    </StrictMode>,
  );
  await act(() => host.settle());
  return { host, container, unmount, checkWechat, onToken };
}

it('LD-04 makes no call after it has gone from the page', async () => {
  const { host, unmount, checkWechat } = await show();
  await act(() => host.advance(3000));
  expect(checkWechat).toHaveBeenCalledTimes(3);
  unmount();
  await host.advance(60_000);
  await host.wake();
  expect(checkWechat).toHaveBeenCalledTimes(3);
});

it('LD-04 LD-08 says how far it has come, and leaves no trace of the token on the page', async () => {
  const { host, container, onToken } = await show([
    { success: -1, state: 'scanned' },
    { success: 1, token: 'secret-token' },
  ]);
  const spoken = () => screen.getByRole('status').textContent;
  expect(screen.getByAltText('微信登录二维码')).toBeTruthy();
  await act(() => host.advance(1000));
  expect(spoken()).toBe('已扫码，请在手机上确认');
  await act(() => host.advance(1000));
  expect(spoken()).toBe('已确认，正在登录');
  expect(onToken.mock.calls).toEqual([['secret-token']]);
  expect(container.innerHTML).not.toContain('secret-token');
});

it('LD-11 is renewed by a press on the expired code, and keeps the focus', async () => {
  const { host } = await show([
    { success: -1, state: 'expired' },
    { success: -1, state: 'waiting' },
  ]);
  await act(() => host.advance(1000));
  const button = screen.getByRole('button', { name: '二维码已过期 点击刷新' });
  await userEvent.setup().click(button);
  await act(() => host.settle());
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: '微信扫码登录' }));
});

it.each(Object.entries(wechatScanFixtures))('speaks English when it is %s', (_, state) => {
  const { container } = render(
    <WechatScanView
      state={'message' in state ? { ...state, message: null } : state}
      strings={wechatScanStrings.en}
      onRenew={() => {}}
    />,
  );
  expect(container.textContent).not.toMatch(/\p{Script=Han}/u);
});
