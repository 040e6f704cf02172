import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Badge } from '../badge/badge.tsx';
import { landscape } from '../image/pictures.fixtures.ts';
import { Divider, Grid, Heading, Stack, Text } from '../layout/index.ts';
import { Card } from './card.tsx';
import { ListRow, MediaCard } from './media-card.tsx';
import { StatisticCard } from './statistic-card.tsx';

const article = {
  title: '怎样读一本难读的书',
  href: '/article/1/detail',
  src: landscape,
  text: '难读的书不必从第一页读起。先看它回答了什么问题，再看它为什么这样回答，最后才看它说得对不对。',
  meta: (
    <>
      <Badge>读书</Badge>
      <span>林间晚照</span>
      <span>3天前</span>
    </>
  ),
};

const long = {
  ...article,
  title: '读书这件事，古人说得很多，今人做得很少：从朱子读书法谈起，兼论慢读的好处与难处',
};

const meta = {
  component: MediaCard,
  subcomponents: { Card, ListRow, StatisticCard },
  args: article,
  parameters: {
    usage: {
      use: [
        'Card for a sheet of paper around anything. MediaCard in a Grid and ListRow in a list for something to read or watch.',
        'StatisticCard for one figure that somebody looks at every day, with its change.',
        'Give MediaCard and ListRow the level of their titles in the outline of the page.',
      ],
      avoid: [
        'A Card in a Card: take Section or Divider.',
        'Buttons inside MediaCard or ListRow: the whole of it follows the link of its title. Put small facts there.',
        'For rows with columns that are compared: take Table. For rows that are chosen: take GridList.',
      ],
      keys: [
        ['Tab', 'Reaches the link of the title; the ring is around the whole card.'],
        ['Enter', 'Follows it.'],
      ],
      parts: {
        body: 'The words of a MediaCard or ListRow.',
        title: 'The title with the link.',
        text: 'Two lines below it.',
        meta: 'Small facts at the bottom.',
        label: 'What a StatisticCard counts.',
        figure: 'The figure, with its unit.',
        change: 'Where it is going, and since when.',
      },
      limits: [
        'Words in a MediaCard or ListRow cannot be selected with the pointer: the link lies over them.',
        'StatisticCard draws no curve.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof MediaCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const IsOneLinkNamedByItsTitle: Story = {
  decorators: [
    (Story) => (
      <Grid columns={3}>
        <Story />
      </Grid>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '怎样读一本难读的书' })).toHaveFocus();
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 1150, height: 870 } },
  render: () => (
    <Stack gap={32}>
      <StateSheet rows={['']} columns={['rest', 'hovered', 'focus-visible']} track="minmax(0, 1fr)">
        {(_, column) => (
          <MediaCard
            {...(column === 'rest' ? long : article)}
            src={column === 'hovered' ? null : landscape}
          />
        )}
      </StateSheet>
      <Stack as="ul" gap={20}>
        <li>
          <ListRow {...long} />
        </li>
        <Divider />
        <li>
          <ListRow title={article.title} href={article.href} text={article.text} meta={article.meta} />
        </li>
      </Stack>
      <Grid columns={3}>
        {(['small', 'standard', 'large'] as const).map((padding) => (
          <Card key={padding} padding={padding}>
            <Stack gap={8}>
              <Heading level={3}>每日一题</Heading>
              <Text tone="muted">每天早上八点更新，做完就能看见解析。</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  ),
};

/** Up is good news for learners, and bad news for refunds. */
export const Statistics: Story = {
  parameters: { picture: { width: 1000, height: 330 } },
  render: () => (
    <Stack gap={16}>
      <Grid columns={4} gap={16}>
        <StatisticCard label="今日新学员" value={12_345} unit="人" change={0.125} comparedWith="较昨日" />
        <StatisticCard label="完课率" value="68.4" unit="%" change={-0.032} comparedWith="较上周" />
        <StatisticCard label="退款" value={3} unit="笔" change={-0.4} better="down" comparedWith="较上周" />
        <StatisticCard label="在线时长" value="1.2万" unit="小时" change={0} comparedWith="较上周" />
      </Grid>
      <Grid columns={4} gap={16}>
        <StatisticCard label="评论" value={428} change={0.08} better="none" comparedWith="较昨日" />
        <StatisticCard label="直播预约" value={null} unit="人" comparedWith="明日开放" />
        <StatisticCard label="课程" value={96} unit="门" />
        <div data-sy-density="compact">
          <StatisticCard label="待批改作业" value={17} unit="份" change={0.5} better="down" />
        </div>
      </Grid>
    </Stack>
  ),
};
