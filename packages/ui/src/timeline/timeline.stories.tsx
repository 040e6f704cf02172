import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { CautionIcon, CheckIcon, CriticalIcon, OrderIcon, StudyIcon } from '../icons/index.ts';
import { Columns, Stack } from '../layout/index.ts';
import { Timeline, TimelineItem } from './timeline.tsx';

const usage = {
  use: [
    'For what happened to one thing: an order, a piece of homework, an application.',
    'With isReversed where the latest matters most; with isComing for what is known to follow.',
  ],
  avoid: [
    'For a way that the reader goes step by step take Steps.',
    'For events of several things, to be compared, take a Table.',
    'For a plain list of dates write a list.',
  ],
  parts: {
    event: 'A thing that happened; data-coming marks what has not happened yet.',
    time: 'When.',
    mark: 'The dot or the pictogram on the line.',
    title: 'What happened.',
    content: 'More of it.',
  },
  limits: [
    'A tone is seen, not heard: the title must say by itself what went wrong.',
    'Times before the words need a place 480 px wide; in a narrower one they stand above.',
  ],
} satisfies Usage;

const events = [
  <TimelineItem key="1" time="2026-03-12 09:20" title="提交作业">
    《桃花源记》读后感，1280字。
  </TimelineItem>,
  <TimelineItem key="2" time="2026-03-12 15:04" title="退回修改" tone="critical">
    引文没有注明出处，请补充后重新提交。
  </TimelineItem>,
  <TimelineItem key="3" time="2026-03-13 10:41" title="重新提交" />,
  <TimelineItem key="4" time="2026-03-14 08:30" title="批改完成，92分" tone="positive">
    立意清楚，第二段的转折尤其好。
  </TimelineItem>,
  <TimelineItem key="5" time="预计3月20日" title="优秀作业展示" isComing />,
];

const meta = {
  component: Timeline,
  subcomponents: { TimelineItem },
  parameters: { usage, picture: { width: 560, height: 420 } },
  args: { label: '作业进度', children: events },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EarliestFirst: Story = {};
export const LatestFirst: Story = {
  args: { isReversed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')[0]).toHaveTextContent('优秀作业展示');
  },
};
export const TimesBefore: Story = { args: { times: 'before' } };
export const TimesBeforeInANarrowPlace: Story = {
  parameters: { picture: { width: 320, height: 440 } },
  args: { times: 'before' },
};

const icons = (
  <Timeline label="订单" isReversed>
    <TimelineItem time="09:20" title="提交订单" icon={<OrderIcon size="small" />}>
      桃花源记精读，¥199
    </TimelineItem>
    <TimelineItem time="09:22" title="付款超时" tone="caution" icon={<CautionIcon size="small" />} />
    <TimelineItem time="09:25" title="付款失败" tone="critical" icon={<CriticalIcon size="small" />}>
      余额不足，换一种方式再付一次。
    </TimelineItem>
    <TimelineItem time="09:31" title="付款成功" tone="positive" icon={<CheckIcon size="small" />} />
    <TimelineItem time="09:31" title="开始学习" tone="action" icon={<StudyIcon size="small" />} />
  </Timeline>
);

export const Pictograms: Story = { render: () => icons };

export const Sheet: Story = {
  parameters: { picture: { width: 1100, height: 730 } },
  render: () => (
    <Columns gap={40}>
      <Stack gap={40}>
        <Timeline label="作业进度">{events}</Timeline>
        <Timeline label="学习记录">
          {(['neutral', 'action', 'positive', 'critical', 'caution'] as const).map((tone) => (
            <TimelineItem key={tone} title={tone} tone={tone} />
          ))}
        </Timeline>
      </Stack>
      <Stack gap={40}>
        <Timeline label="作业进度，时间在前" times="before">
          {events}
        </Timeline>
        {icons}
      </Stack>
    </Columns>
  ),
};
