import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '@shuyuan/ui/provider';
import { expect, it } from 'vitest';
import { HostProvider } from '../host/index.ts';
import { createTestHost } from '../testing/index.ts';
import { ShareButton } from './index.ts';

it('opens a dialog with the address to copy and as a picture, and gives the focus back', async () => {
  const host = createTestHost();
  const address = 'https://school.test/course/7';
  render(
    <UiProvider locale="zh-CN">
      <HostProvider host={host}>
        <ShareButton address={address} name="把话写清楚" />
      </HostProvider>
    </UiProvider>,
  );
  const button = screen.getByRole('button', { name: '分享' });
  await userEvent.click(button);
  await screen.findByRole('dialog', { name: '分享“把话写清楚”' });
  expect(screen.getByRole('img', { name: `二维码：${address}` }).getAttribute('src')).toMatch(/^data:image/u);
  await userEvent.click(screen.getByRole('button', { name: '复制链接' }));
  expect(host.copied).toEqual([address]);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
});
