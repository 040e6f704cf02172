import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../provider/index.ts';
import { Button } from './button.tsx';

it('is pressed by pointer, Enter and Space, and hands no event on', async () => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>发表</Button>);
  await userEvent.click(screen.getByRole('button', { name: '发表' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onPress.mock.calls).toEqual([[], [], []]);
});

it('blocks presses while pending, keeps focus, and joins the wait to its name', async () => {
  const onPress = vi.fn<() => void>();
  const { rerender } = render(<Button onPress={onPress}>发表</Button>);
  await userEvent.tab();
  rerender(
    <Button onPress={onPress} isPending>
      发表
    </Button>,
  );
  const button = screen.getByRole('button', { name: /^发表\s*正在处理$/ });
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(button);
  expect(onPress).not.toHaveBeenCalled();
});

it('leaves no announcement of its wait behind when it goes', async () => {
  const announcements = () => document.querySelectorAll('[data-live-announcer] [aria-labelledby]');
  const button = (isPending: boolean) => <Button isPending={isPending}>发表</Button>;
  const { rerender, unmount } = render(button(false));
  await userEvent.tab();
  rerender(button(true));
  rerender(button(false));
  expect(announcements()).toHaveLength(2);
  const late = announcements()[0]!.cloneNode();
  unmount();
  expect(announcements()).toHaveLength(0);
  document.querySelector('[data-live-announcer] [role=log]')!.append(late);
  await waitFor(() => expect(announcements()).toHaveLength(0));
});

it('says the wait in the language of the page', () => {
  render(
    <UiProvider locale="en">
      <Button isPending>Post</Button>
    </UiProvider>,
  );
  expect(screen.getByRole('button').textContent).toBe('Post');
  expect(screen.getByRole('img', { name: 'In progress' })).toBeDefined();
});

it('sends the form around it once, and not while pending', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="手机号" />
      <input aria-label="验证码" />
      <Button type="submit" isPending={isPending}>
        登录
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByLabelText('手机号'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('tells what it opens, and gives its element to its owner', () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(
    <Button ref={ref} aria-expanded aria-controls="replies" aria-describedby="help">
      3条回复
    </Button>,
  );
  const button = screen.getByRole('button', { expanded: true });
  expect(button.getAttribute('aria-controls')).toBe('replies');
  expect(button.getAttribute('aria-describedby')).toBe('help');
  expect(button.getAttribute('data-component')).toBe('button');
  expect(ref.current).toBe(button);
});

it('is out of the tab order when disabled', async () => {
  render(<Button isDisabled>发表</Button>);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
