import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { BarChart } from './index.ts';

const meta = {
  component: BarChart,
  args: {
    title: '得分分布',
    columns: ['得分', '人数'],
    bars: [2, 0, 1, 3, 5, 9, 14, 11, 6, 4].map((value, place) => ({
      label: `${place * 10}–${place * 10 + 10}%`,
      value,
      tone: place >= 6 ? ('action' as const) : ('neutral' as const),
    })),
  },
  parameters: {
    picture: { width: 720, height: 320 },
    usage: {
      use: [
        'For up to a dozen numbers of one measure whose sizes are to be compared at a glance.',
        'Set bars off with the action tone only where their labels say the same.',
      ],
      avoid: ['For one number: take Meter or StatisticCard.', 'For what goes on in time by the hundred.'],
      parts: { bars: 'The drawing; a screen reader gets the table.' },
      limits: ['Labels stay on one line: what does not fit is cut off, and stands whole in the table.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Distribution: Story = {};

export const NothingYet: Story = {
  args: { bars: meta.args.bars.map((bar) => ({ ...bar, value: 0 })) },
};

/** The numbers themselves. */
export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('table')).toHaveTextContent('14');
  },
};
