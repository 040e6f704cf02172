import { ApiError, type CaptchaApi } from '@shuyuan/api-client';
import { useUi } from '@shuyuan/ui/provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../../host/host-context.tsx';
import { createTestHost } from '../../host/test-host.ts';
import { createPuzzleBackend, gaps } from './puzzles.fixtures.ts';
import { SliderPuzzle } from './slider-puzzle.tsx';

interface Args {
  /** Width of its place in pixels. */
  width: number;
  /** Breaks a call of the server. */
  prepare?: (captcha: Pick<CaptchaApi, 'slider' | 'checkSlider'>) => void;
}

const [gap = 0, secondGap = 0] = gaps;

/** The puzzle with its rules, over a server in memory. */
function Live({ width, prepare }: Args) {
  const { locale } = useUi();
  const [host] = useState(() => createTestHost({ locale }));
  const [captcha] = useState(() => {
    const backend = createPuzzleBackend();
    prepare?.(backend);
    return backend;
  });
  const [outcome, setOutcome] = useState('');
  return (
    <div style={{ inlineSize: width }}>
      <HostProvider host={host}>
        <SliderPuzzle
          captcha={captcha}
          onPass={(ticket) => setOutcome((before) => `${before}${ticket} `)}
          onUsePicture={() => setOutcome('picture')}
        />
        <p data-testid="outcome">{outcome}</p>
      </HostProvider>
    </div>
  );
}

/** Solved as people do it. */
const meta: Meta<Args> = {
  args: { width: 350 },
  argTypes: { prepare: { control: false } },
  parameters: { picture: { width: 382, height: 380 } },
  render: (args) => <Live {...args} />,
};
export default meta;

type Story = StoryObj<Args>;

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const handle = await canvas.findByRole('slider');
  await waitFor(() => expect(handle).not.toHaveAttribute('aria-disabled'));
  const stage = handle.closest('[data-component]')?.querySelector('[data-part="stage"]');
  if (!stage) throw new Error('No stage.');
  /** Pixels of the page for each one of the picture. */
  const scale = stage.getBoundingClientRect().width / 350;

  /** A pointer takes the handle, goes so many pixels of the picture, and lets go. */
  async function drag(
    by: number,
    pointerType: 'mouse' | 'touch',
    end: 'pointerUp' | 'pointerCancel' = 'pointerUp',
  ) {
    const { left, top, width, height } = handle.getBoundingClientRect();
    const at = (x: number) => ({
      pointerId: 7,
      pointerType,
      button: 0,
      isPrimary: true,
      clientX: left + width / 2 + x * scale,
      clientY: top + height / 2,
    });
    await fireEvent.pointerDown(handle, at(0));
    for (let step = 1; step <= 12; step += 1) await fireEvent.pointerMove(handle, at((by * step) / 12));
    await fireEvent[end](handle, at(by));
  }
  const outcome = () => canvas.getByTestId('outcome');
  return { canvas, handle, drag, outcome };
}

const spoken = (canvasElement: HTMLElement, text: string) =>
  waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(text));

export const ByMouse: Story = {
  name: 'LD-07 LD-03 passes by mouse',
  async play({ canvasElement }) {
    const { drag, outcome, handle } = await open(canvasElement);
    await drag(gap, 'mouse');
    await spoken(canvasElement, '验证通过');
    await waitFor(() => expect(outcome()).toHaveTextContent(/^ticket-1$/));
    await expect(handle).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ByFinger: Story = {
  name: 'LD-07 passes by finger in a narrow column',
  args: { width: 256 },
  async play({ canvasElement }) {
    const { drag, outcome, handle } = await open(canvasElement);
    await expect(getComputedStyle(handle).touchAction).toBe('none');
    await drag(gap, 'touch', 'pointerCancel');
    await expect(handle).toHaveAttribute('aria-valuenow', '0');
    await drag(gap, 'touch');
    await waitFor(() => expect(outcome()).toHaveTextContent(/^ticket-1$/));
  },
};

export const ByKeys: Story = {
  name: 'LD-07 passes by keys, spoken in percent',
  async play({ canvasElement }) {
    const { handle, outcome } = await open(canvasElement);
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(handle).toHaveAttribute('aria-valuetext', '100%');
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('{PageUp}'.repeat(10));
    await userEvent.keyboard('{ArrowRight}'.repeat(6));
    await expect(handle).toHaveAttribute('aria-valuenow', String(Math.round((gap / 286) * 100)));
    await userEvent.keyboard('{Enter}');
    await spoken(canvasElement, '验证通过');
    await waitFor(() => expect(outcome()).toHaveTextContent(/^ticket-1$/));
    await expect(handle).toHaveFocus();
  },
};

export const ByPresses: Story = {
  name: 'passes without dragging: a press on the rail, then confirm',
  async play({ canvasElement }) {
    const { canvas, outcome } = await open(canvasElement);
    const rail = canvasElement.querySelector('[data-part="rail"]');
    if (!rail) throw new Error('No rail.');
    const { left } = rail.getBoundingClientRect();
    await fireEvent.click(rail, { clientX: left + gap + 32 });
    await userEvent.click(canvas.getByRole('button', { name: '确认' }));
    await waitFor(() => expect(outcome()).toHaveTextContent(/^ticket-1$/));
  },
};

export const ThreeFailures: Story = {
  name: 'LD-07 three failures load a new picture',
  async play({ canvasElement }) {
    const { drag, outcome } = await open(canvasElement);
    await drag(60, 'mouse');
    await spoken(canvasElement, '没有对准，还可以试2次');
    await drag(80, 'mouse');
    await spoken(canvasElement, '没有对准，还可以试1次');
    await drag(100, 'mouse');
    await spoken(canvasElement, '没有通过验证，已换一张新图');
    await drag(secondGap, 'mouse');
    await waitFor(() => expect(outcome()).toHaveTextContent(/^ticket-2$/));
  },
};

export const Offline: Story = {
  name: 'LD-07 keeps a try that could not be sent',
  args: {
    prepare(captcha) {
      const { checkSlider } = captcha;
      let isFirst = true;
      captcha.checkSlider = (attempt) => {
        if (!isFirst) return checkSlider(attempt);
        isFirst = false;
        return Promise.reject(new ApiError({ kind: 'network', message: 'fetch failed' }));
      };
    },
  },
  async play({ canvasElement }) {
    const { canvas, drag, outcome } = await open(canvasElement);
    await drag(gap, 'mouse');
    await userEvent.click(await canvas.findByRole('button', { name: '重新验证' }));
    await waitFor(() => expect(outcome()).toHaveTextContent(/^ticket-1$/));
  },
};

export const SecondWay: Story = {
  name: 'LD-03 offers the picture captcha as the second way',
  async play({ canvasElement }) {
    const { canvas, outcome } = await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '改用图形验证码' }));
    await expect(outcome()).toHaveTextContent('picture');
  },
};
