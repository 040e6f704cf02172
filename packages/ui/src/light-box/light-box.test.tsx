import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { DialogTrigger } from '../dialog/dialog-trigger.tsx';
import { UiProvider } from '../provider/ui-provider.tsx';
import { LightBox, type LightBoxProps } from './light-box.tsx';

const pictures = [
  { src: '/1.png', alt: '山', caption: '图1' },
  { src: '/2.png', alt: '水', downloadHref: '/2-original.png' },
  { src: '/3.png', alt: '田' },
];

const open = (props: Partial<LightBoxProps> = {}) =>
  render(<LightBox pictures={pictures} defaultOpen {...props} />);

const shown = () => screen.getByRole('img').getAttribute('alt');

it('is a dialog that takes the focus and gives it back', async () => {
  render(
    <DialogTrigger>
      <Button>看图</Button>
      <LightBox pictures={pictures} />
    </DialogTrigger>,
  );
  const trigger = screen.getByRole('button', { name: '看图' });
  await userEvent.click(trigger);
  expect(screen.getByRole('dialog', { name: '查看图片' }).contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('turns by buttons and keys, tells which picture it is, and stops at both ends', async () => {
  const onIndexChange = vi.fn<(index: number) => void>();
  open({ onIndexChange });
  expect(screen.getByRole('button', { name: '上一张' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '下一张' }));
  await waitFor(() => expect(screen.getByText('第2张，共3张. 水')).toBeTruthy());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{PageUp}{Home}{ArrowLeft}{End}');
  expect(onIndexChange.mock.calls.flat()).toEqual([1, 2, 1, 0, 2]);
  expect(shown()).toBe('田');
});

it('turns the other way where words run from right to left', async () => {
  open();
  screen.getByRole('dialog').style.direction = 'rtl';
  await userEvent.keyboard('{ArrowLeft}');
  expect(shown()).toBe('水');
});

it('shows the picture that its owner holds', async () => {
  const onIndexChange = vi.fn<(index: number) => void>();
  open({ index: 1, onIndexChange });
  await userEvent.keyboard('{ArrowRight}');
  expect(onIndexChange.mock.calls).toEqual([[2]]);
  expect(shown()).toBe('水');
});

it('has a caption, a file and turning buttons only where there are some', async () => {
  const { unmount } = open();
  expect(screen.getByText('图1')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.queryByText('图1')).toBeNull();
  expect(screen.getByRole('link', { name: '下载原图' }).getAttribute('href')).toBe('/2-original.png');
  unmount();
  open({ pictures: pictures.slice(0, 1) });
  expect(screen.queryByRole('button', { name: '下一张' })).toBeNull();
});

it('says when a picture does not load, and still turns to the next', async () => {
  open();
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('alert').textContent).toBe('图片没有加载出来');
  await userEvent.keyboard('{ArrowRight}');
  expect(shown()).toBe('水');
});

it('leaves the browser its own zoom of the page', () => {
  open();
  const event = new KeyboardEvent('keydown', { key: '+', ctrlKey: true, bubbles: true, cancelable: true });
  screen.getByRole('dialog').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

it('is drawn in the container of the provider and speaks its language', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const { unmount } = render(
    <UiProvider locale="en" portalContainer={container}>
      <LightBox pictures={pictures} defaultOpen />
    </UiProvider>,
  );
  expect(within(container).getByRole('dialog', { name: 'Pictures' })).toBeTruthy();
  expect(within(container).getByRole('button', { name: 'Next picture' })).toBeTruthy();
  unmount();
  container.remove();
});
