import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
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
  -90 * minute,
  -23 * 60 * minute,
  -3 * day,
  -8 * day,
];

const meta = {
  component: RelativeTime,
  args: { value: now - 3 * minute, now },
  parameters: {
    usage: {
      use: [
        'For when something happened: a comment, an article, an order. Up to seven days it says how long ago, then the date.',
        'For when something ends in a list: within a day it shows the time, up to seven days how many days are left, then the date.',
        'formatRelativeTime, formatDate and formatDateTime give the same words for where only a string goes.',
      ],
      avoid: [
        'For a deadline that somebody is working against: take Countdown.',
        'For a moment that must be exact at a glance, such as the begin of an examination: write it with formatDateTime.',
      ],
      limits: [
        'It does not tick. It is as fresh as the now it is given; render it again to refresh it.',
        'Dates are in the zone of the reader.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof RelativeTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};

export const Sheet: Story = {
  parameters: { picture: { width: 480, height: 450 } },
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
