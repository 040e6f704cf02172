import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CloseIcon } from '../icons/index.ts';
import { IconButton } from './icon-button.tsx';

it('is found by its name and not by its picture', async () => {
  const onPress = vi.fn<() => void>();
  render(<IconButton label="关闭" icon={<CloseIcon />} onPress={onPress} />);
  const button = screen.getByRole('button', { name: '关闭' });
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
});

it('says that it is at work', () => {
  render(<IconButton label="复制" icon={<CloseIcon />} isPending />);
  expect(screen.getByRole('button', { name: '复制 正在处理' }).getAttribute('aria-disabled')).toBe('true');
});
