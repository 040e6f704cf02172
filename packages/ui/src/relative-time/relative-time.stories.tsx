import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack, Text } from '../layout/index.ts';
import { UiProvider } from '../provider/index.ts';
import { RelativeTime } from './relative-time.tsx';

const now = Date.UTC(2026, 4, 20, 4);
const minute = 60_000;
const day = 24 * 60 * minute;
const ages = [
  0,
  59_000,
  minute,
  59 * minute,
  60 * minute,
  23 * 60 * minute,
  day,
  7 * day - 1,
  7 * day,
  400 * day,
];

const meta = { component: RelativeTime, args: { value: now - 3 * minute, now } } satisfies Meta<
  typeof RelativeTime
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};

export const Sheet: Story = {
  parameters: { picture: { width: 480, height: 330 } },
  render: () => (
    <Stack gap={8}>
      {ages.map((age) => (
        <Text key={age} tone="muted">
          <RelativeTime value={now - age} now={now} /> ·{' '}
          <UiProvider locale="en">
            <RelativeTime value={now - age} now={now} />
          </UiProvider>
        </Text>
      ))}
    </Stack>
  ),
};
