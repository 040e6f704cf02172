import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { HostProvider } from '../../host/host-context.tsx';
import { createTestHost, type TestHost } from '../../host/test-host.ts';
import { margin } from './bar-place.ts';
import { stateWith, stillActions } from '../views/recorder-states.fixtures.ts';
import { RecorderView } from '../views/recorder.view.tsx';

let host: TestHost;

/** The bar over an empty page, on a host whose storage the play can look into. */
function Bar() {
  const state = stateWith({ kind: 'recording', elapsed: 84, markers: [] }, { isSmall: true });
  return (
    <HostProvider host={host}>
      <RecorderView state={state} actions={stillActions} locale="zh-CN" canTrim={false} />
    </HostProvider>
  );
}

const meta = {
  title: 'Screen recorder/Mini bar flows',
  component: Bar,
  parameters: { picture: false },
  beforeEach: () => {
    host = createTestHost();
  },
} satisfies Meta<typeof Bar>;
export default meta;

type Story = StoryObj<typeof meta>;

const barIn = (canvasElement: HTMLElement) => {
  const bar = within(canvasElement).getByRole('region', { name: '录制控制台' });
  return { bar, box: () => bar.getBoundingClientRect() };
};

/** The bar as it is when all that belongs on it has come: it lies in the middle, whatever its width. */
async function wholeBarIn(canvasElement: HTMLElement) {
  const found = barIn(canvasElement);
  let width = 0;
  await waitFor(async () => {
    const before = width;
    width = found.box().width;
    await expect(width).toBe(before);
  });
  return found;
}

/** SR-12: the arrow keys move it, it stays inside the window, and it is found there again. */
export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const { box } = await wholeBarIn(canvasElement);
    const before = box();
    within(canvasElement).getByRole('button', { name: '移动小条' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}');
    await expect(Math.abs(before.top - box().top - 32)).toBeLessThanOrEqual(1);
    await expect(Math.abs(before.left - box().left - 16)).toBeLessThanOrEqual(1);
    for (let press = 0; press < 60; press += 1)
      await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await expect(box().right).toBeLessThanOrEqual(document.documentElement.clientWidth - margin + 1);
    await expect(box().bottom).toBeLessThanOrEqual(window.innerHeight - margin + 1);
    await waitFor(async () => expect(await host.storage.get('recorder/bar-place')).toEqual({ x: 1, y: 1 }));
  },
};

/** SR-12: it follows the hand, but a press on one of its buttons moves nothing. */
export const ByHand: Story = {
  play: async ({ canvasElement }) => {
    const { bar, box } = await wholeBarIn(canvasElement);
    const before = box();
    const at = (x: number, y: number) => ({ clientX: before.left + x, clientY: before.top + y });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: bar, coords: at(60, 20) },
      { target: bar, coords: at(20, -80) },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(Math.abs(before.left - box().left - 40)).toBeLessThanOrEqual(1);
    await expect(Math.abs(before.top - box().top - 100)).toBeLessThanOrEqual(1);
    await waitFor(async () => expect(await host.storage.get('recorder/bar-place')).toBeDefined());
    const there = box();
    const pause = within(canvasElement).getByRole('button', { name: '暂停' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: pause, coords: at(60, 20) },
      { target: pause, coords: at(0, 0) },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(box().left).toBe(there.left);
  },
};
