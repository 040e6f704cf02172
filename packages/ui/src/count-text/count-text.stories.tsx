import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '../layout/index.ts';
import { CountText } from './count-text.tsx';

const meta = { component: CountText, args: { value: 12_345 } } satisfies Meta<typeof CountText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TenThousands: Story = {};

export const Sheet: Story = {
  parameters: { picture: { width: 320, height: 260 } },
  render: () => (
    <Stack gap={8}>
      {[0, 9_999, 10_000, 12_999, 100_000, 99_999_999, 123_456_789].map((value) => (
        <Text key={value}>
          <CountText value={value} /> 人读过
        </Text>
      ))}
    </Stack>
  ),
};
