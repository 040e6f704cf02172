import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { NativeButton } from './native-button.tsx';

it('is pressed by pointer, Enter and Space, and hands no event on', async () => {
  const onPress = vi.fn<() => void>();
  render(<NativeButton onPress={onPress}>回复</NativeButton>);
  const button = screen.getByRole('button', { name: '回复' });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress.mock.calls).toEqual([[], [], []]);
});

it.each(['isInactive', 'isPending'] as const)('keeps its focus and does nothing when %s', async (state) => {
  const onPress = vi.fn<() => void>();
  const { rerender } = render(<NativeButton onPress={onPress}>讨论</NativeButton>);
  const button = screen.getByRole('button');
  button.focus();
  rerender(
    <NativeButton onPress={onPress} {...{ [state]: true }}>
      讨论
    </NativeButton>,
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onPress).not.toHaveBeenCalled();
});

it('never sends the form around it', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <NativeButton>回复</NativeButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});
