import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Stack, Text } from '../layout/index.ts';
import { CountText } from './count-text.tsx';

const meta = {
  component: CountText,
  args: { value: 12_345 },
  parameters: {
    usage: {
      use: [
        'For how many: readers, learners, comments. It says 1.2 万 from ten thousand on.',
        'formatCount gives the same words for where only a string goes.',
      ],
      avoid: [
        'For money: take Price.',
        'For a figure that somebody checks against another: write all of it, as StatisticCard does.',
      ],
      limits: ['It cuts and does not round: 19,999 is 1.9 万. The exact number is in its title only.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof CountText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TenThousands: Story = {};

export const Sheet: Story = {
  parameters: { picture: { width: 320, height: 260 } },
  render: () => (
    <Stack gap={8}>
      {[0, 9_999, 10_000, 12_999, 100_000, 99_999_999, 123_456_789].map((value) => (
        <Text key={value}>
          <CountText value={value} />
          人读过
        </Text>
      ))}
    </Stack>
  ),
};
