import { UiProvider } from '@shuyuan/ui/provider';
import { ApiError, type CaptchaApi } from '@shuyuan/api-client';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { HostProvider } from '../../host/host-context.tsx';
import { createTestHost } from '../../host/test-host.ts';
import { createPuzzleBackend, gaps } from './puzzles.fixtures.ts';
import { SliderPuzzle } from './slider-puzzle.tsx';

/** Of the second puzzle: strict mode mounts twice, and the first answer is dropped. */
const [, gap = 0] = gaps;

async function show(width = 350, locale: 'zh-CN' | 'en' = 'zh-CN') {
  const host = createTestHost({ locale });
  const backend = createPuzzleBackend();
  const slider = vi.fn<CaptchaApi['slider']>(backend.slider);
  const checkSlider = vi.fn<CaptchaApi['checkSlider']>(backend.checkSlider);
  const onPass = vi.fn<(ticket: string) => void>();
  const onUsePicture = vi.fn<() => void>();
  // No layout in this browser: every box is as wide as the puzzle's place.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 100));
  const { container, unmount } = render(
    <StrictMode>
      <UiProvider locale={locale}>
        <HostProvider host={host}>
          <SliderPuzzle captcha={{ slider, checkSlider }} onPass={onPass} onUsePicture={onUsePicture} />
        </HostProvider>
      </UiProvider>
    </StrictMode>,
  );
  await act(() => host.settle());
  const handle = screen.getByRole('slider');
  const part = (name: string) => {
    const found = container.querySelector(`[data-part="${name}"]`);
    if (!found) throw new Error(`No ${name}.`);
    return found;
  };
  const percent = () => handle.getAttribute('aria-valuenow');
  const spoken = () => screen.getByRole('status').textContent;
  return { host, handle, part, percent, spoken, slider, checkSlider, onPass, onUsePicture, unmount };
}

const pointer = (clientX: number, rest: object = {}) => ({
  pointerId: 1,
  pointerType: 'mouse',
  button: 0,
  clientX,
  ...rest,
});

async function drag(element: Element, by: number) {
  fireEvent.pointerDown(element, pointer(10));
  fireEvent.pointerMove(element, pointer(10 + by / 2));
  fireEvent.pointerMove(element, pointer(10 + by));
  await act(async () => fireEvent.pointerUp(element, pointer(10 + by)));
}

describe('a pointer', () => {
  it('LD-07 drags the handle, and the pixels sent are those of the picture at any width', async () => {
    const { handle, checkSlider, onPass, percent } = await show(175);
    fireEvent.pointerDown(handle, pointer(10));
    fireEvent.pointerMove(handle, pointer(10 + 71.5));
    expect(percent()).toBe('50');
    fireEvent.pointerMove(handle, pointer(10 + gap / 2));
    await act(async () => fireEvent.pointerUp(handle, pointer(10 + gap / 2)));
    expect(checkSlider.mock.calls[0]?.[0].x).toBe(gap);
    expect(onPass).toHaveBeenCalledTimes(1);
  });

  it('may take the piece itself', async () => {
    const { part, onPass } = await show();
    await drag(part('piece'), gap);
    expect(onPass).toHaveBeenCalledTimes(1);
  });

  it('is the only one: a second finger and the other buttons move nothing', async () => {
    const { handle, percent, checkSlider } = await show();
    fireEvent.pointerDown(handle, pointer(10, { button: 2 }));
    fireEvent.pointerMove(handle, pointer(160));
    expect(percent()).toBe('0');
    fireEvent.pointerDown(handle, pointer(10));
    fireEvent.pointerDown(handle, pointer(10, { pointerId: 2 }));
    fireEvent.pointerMove(handle, pointer(200, { pointerId: 2 }));
    fireEvent.pointerUp(handle, pointer(200, { pointerId: 2 }));
    fireEvent.pointerMove(handle, pointer(153));
    expect(percent()).toBe('50');
    expect(checkSlider).not.toHaveBeenCalled();
  });

  it.each(['pointerCancel', 'lostPointerCapture'] as const)(
    'LD-07 that is taken away (%s) puts the piece back',
    async (event) => {
      const { handle, percent, checkSlider } = await show();
      fireEvent.pointerDown(handle, pointer(10));
      fireEvent.pointerMove(handle, pointer(160));
      fireEvent[event](handle, pointer(160));
      expect(percent()).toBe('0');
      fireEvent.pointerUp(handle, pointer(160));
      expect(checkSlider).not.toHaveBeenCalled();
    },
  );
});

describe('keys', () => {
  it('LD-07 move by steps, by large steps and to the ends, spoken in percent', async () => {
    const { handle, percent } = await show();
    const user = userEvent.setup();
    handle.focus();
    const after = async (keys: string) => {
      await user.keyboard(keys);
      return percent();
    };
    expect(await after('{PageUp}')).toBe('7');
    expect(await after('{ArrowRight}{ArrowUp}{ArrowUp}')).toBe('9');
    expect(await after('{ArrowLeft}{ArrowDown}{ArrowDown}')).toBe('7');
    expect(await after('{Shift>}{ArrowRight}{/Shift}')).toBe('14');
    expect(await after('{PageDown}{PageDown}{PageDown}')).toBe('0');
    expect(await after('{End}')).toBe('100');
    expect(handle.getAttribute('aria-valuetext')).toBe('100%');
    expect(await after('{Home}')).toBe('0');
  });

  it('LD-07 pass by Enter, and the result is spoken', async () => {
    const { handle, checkSlider, onPass, spoken } = await show();
    const user = userEvent.setup();
    handle.focus();
    await user.keyboard('{PageUp>7/}{ArrowRight>4/}{Enter}');
    await waitFor(() => expect(spoken()).toBe('验证通过'));
    expect(checkSlider.mock.calls[0]?.[0]).toMatchObject({ x: gap, by: 'keys' });
    expect(onPass.mock.calls).toEqual([['ticket-2']]);
    expect(document.activeElement).toBe(handle);
  });

  it('leave other keys to the page', async () => {
    const { handle } = await show();
    expect(fireEvent.keyDown(handle, { key: 'Escape' })).toBe(true);
    expect(fireEvent.keyDown(handle, { key: 'ArrowRight' })).toBe(false);
  });
});

it('LD-07 is described to those who listen, and says that a try failed', async () => {
  const { handle, spoken } = await show();
  expect(screen.getByRole('group', { name: '拼图验证' })).toBeTruthy();
  expect(handle.getAttribute('aria-label')).toBe('拼图滑块');
  const help = document.getElementById(handle.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toContain('方向键');
  await drag(handle, 50);
  expect(spoken()).toBe('没有对准，还可以试2次');
});

it('keeps the focus on the handle when the button that was pressed goes away', async () => {
  const { host, handle, slider, checkSlider } = await show();
  const user = userEvent.setup();
  checkSlider.mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'off' }));
  await drag(handle, 50);
  await user.click(screen.getByRole('button', { name: '重新验证' }));
  expect(document.activeElement).toBe(handle);
  slider.mockRejectedValueOnce(new ApiError({ kind: 'network', message: 'off' }));
  await user.click(screen.getByRole('button', { name: '换一张' }));
  await act(() => host.settle());
  await user.click(screen.getByRole('button', { name: '重新加载' }));
  expect(document.activeElement).toBe(handle);
});

it('LD-03 offers the picture captcha at any time', async () => {
  const { onUsePicture } = await show();
  await userEvent.setup().click(screen.getByRole('button', { name: '改用图形验证码' }));
  expect(onUsePicture).toHaveBeenCalledTimes(1);
});

it('hands over no ticket once it has gone from the page', async () => {
  const { handle, checkSlider, onPass, unmount, host } = await show();
  let answer: (late: { success: 1; ticket: string }) => void = () => {};
  checkSlider.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await drag(handle, gap);
  unmount();
  answer({ success: 1, ticket: 'late' });
  await host.settle();
  expect(onPass).not.toHaveBeenCalled();
});

it('speaks English', async () => {
  await show(350, 'en');
  expect(screen.getByRole('slider', { name: 'Puzzle slider' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use a picture code' })).toBeTruthy();
});
