import { useEffect, useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Stack } from '../layout/index.ts';
import { LevelMeter, Meter, type LevelMeterHandle } from './index.ts';

const meta = {
  component: Meter,
  subcomponents: { LevelMeter },
  args: { label: '录课空间', value: 4.1, max: 10, valueText: '已用4.1 GB，共10 GB', low: 8, high: 9 },
  parameters: {
    picture: { width: 480, height: 110 },
    usage: {
      use: [
        'Meter: for how much there is of something with an upper bound, such as used space or points of a paper.',
        'Give it low and high where an amount deserves attention: past a bound it says so in colour and in a word.',
        'LevelMeter: for the loudness of a microphone. Feed it through the handle in its ref, which moves it without rendering.',
      ],
      avoid: [
        'For something that goes on and comes to an end: take ProgressBar.',
        'For a choice: take Slider.',
        'For figures alone: take StatisticCard.',
      ],
      parts: {
        label: 'What is measured.',
        value: 'The amount in words, with its zone.',
        track: 'The whole range of a Meter.',
        fill: 'How much of it there is.',
        strip: 'The marks of a LevelMeter.',
        peak: 'The loudest of the last second.',
      },
      limits: [
        'The peak sinks only while levels come in: it stands still when they stop. Set a level of 0 at the end.',
        'What a screen reader finds on a LevelMeter changes twice a second at most, and is never announced by itself.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Normal: Story = {};
export const High: Story = { args: { value: 8.4, valueText: '已用8.4 GB，共10 GB' } };
export const TooHigh: Story = { args: { value: 9.7, valueText: '已用9.7 GB，共10 GB' } };
export const BelowThePassMark: Story = {
  args: { label: '本次得分', value: 52, max: 100, valueText: '52分', better: 'high', low: 60, high: 80 },
};
export const Level: Story = { render: () => <LevelMeter label="麦克风音量" level={46} /> };

function Speaking() {
  const meter = useRef<LevelMeterHandle>(null);
  const clock = useRef(0);
  useEffect(() => {
    for (const level of [12, 48, 83, 61, 34]) {
      clock.current += 500;
      meter.current?.set(level);
    }
  }, []);
  return <LevelMeter ref={meter} label="麦克风音量" now={() => clock.current} />;
}

export const KeepsThePeakOfTheLastSecond: Story = {
  render: () => <Speaking />,
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: '麦克风音量' });
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', '音量合适'));
    await expect(meter.style.getPropertyValue('--level')).toBe('36');
    await expect(meter.style.getPropertyValue('--peak')).toBe('84');
  },
};

const levels: Record<string, number> = { silent: 0, quiet: 12, good: 60, loud: 96 };
const amounts: Record<string, number> = { normal: 30, high: 76, 'too-high': 94, full: 100 };

export const Sheet: Story = {
  parameters: { picture: { width: 960, height: 410 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet rows={['small', 'standard', 'large']} columns={Object.keys(amounts)} track="minmax(0, 1fr)">
        {(size, column) => <Meter label="空间" size={size} value={amounts[column] ?? 0} low={70} high={90} />}
      </StateSheet>
      <StateSheet rows={['small', 'standard', 'large']} columns={Object.keys(levels)} track="minmax(0, 1fr)">
        {(size, column) => <LevelMeter label="音量" size={size} level={levels[column] ?? 0} />}
      </StateSheet>
    </Stack>
  ),
};
