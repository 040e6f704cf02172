import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Inline, Stack } from '../layout/index.ts';
import { Countdown } from './countdown.tsx';

const now = Date.UTC(2026, 4, 20, 4);
const after = (seconds: number) => now + seconds * 1000;

const meta = {
  component: Countdown,
  args: { label: '距秒杀结束', deadline: after(2 * 3600 + 13 * 60 + 8), now: () => now },
  parameters: {
    picture: { width: 480, height: 110 },
    usage: {
      use: [
        'For a deadline that somebody has to meet: the end of an offer, the end of an examination, the begin of a live lesson.',
        'Give the clock of the server as now where the clock of the device could be wrong.',
        'Do in onEnd what has to happen then. It is called once per deadline, and also for one that had passed before.',
      ],
      avoid: [
        'For a moment in the past: take RelativeTime.',
        'For the length of a video: write it as Text with isTabular.',
        'To put pressure on a reader where nothing ends.',
      ],
      parts: {
        label: 'The words before the figures.',
        clock: 'The figures. data-urgent marks the last ones.',
        end: 'What stands there afterwards.',
      },
      limits: [
        'A hidden tab may tick only once a minute. It is right again at the moment it is looked at, and onEnd may come late.',
        'It speaks three times: at the start, at the last minute and at the end. A screen reader can read it at any other time.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hours: Story = {};
export const Days: Story = {
  args: { label: '距直播开始', deadline: after(3 * 86_400 + 4 * 3600 + 5 * 60 + 6) },
};
export const Plates: Story = { args: { hasPlates: true } };
export const LastMinute: Story = { args: { label: '距交卷', deadline: after(42) } };
export const Ended: Story = { args: { deadline: after(0), endText: '秒杀已结束' } };

export const AnnouncesItsStart: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('timer', { name: '距秒杀结束' })).toHaveTextContent('2小时13分8秒');
    const spoken = canvas.getByRole('status');
    await waitFor(() => expect(spoken).toHaveTextContent('距秒杀结束：还有2小时13分8秒'));
  },
};

const moments: Record<string, number> = {
  days: after(273_906),
  hours: after(7988),
  urgent: after(42),
  ended: now,
};

export const Sheet: Story = {
  parameters: { picture: { width: 1000, height: 350 } },
  render: () => (
    <Stack gap={20}>
      {(['small', 'standard', 'large'] as const).flatMap((size) =>
        [false, true].map((hasPlates) => (
          <Inline key={`${size} ${hasPlates}`} gap={32}>
            {Object.entries(moments).map(([name, deadline]) => (
              <Countdown
                key={name}
                label="距结束"
                isLabelHidden={name === 'hours'}
                deadline={deadline}
                now={() => now}
                hasPlates={hasPlates}
                size={size}
              />
            ))}
          </Inline>
        )),
      )}
    </Stack>
  ),
};
