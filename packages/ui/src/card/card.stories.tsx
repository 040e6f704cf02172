import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StateSheet } from '../../../../.storybook/state-sheet.tsx';
import { Badge } from '../badge/badge.tsx';
import { landscape } from '../image/pictures.fixtures.ts';
import { Divider, Grid, Heading, Stack, Text } from '../layout/index.ts';
import { Card } from './card.tsx';
import { ListRow, MediaCard } from './media-card.tsx';

const article = {
  title: '怎样读一本难读的书',
  href: '/article/1/detail',
  src: landscape,
  text: '难读的书不必从第一页读起。先看它回答了什么问题，再看它为什么这样回答，最后才看它说得对不对。',
  meta: (
    <>
      <Badge>读书</Badge>
      <span>林间晚照</span>
      <span>3 天前</span>
    </>
  ),
};

const long = {
  ...article,
  title: '读书这件事，古人说得很多，今人做得很少：从朱子读书法谈起，兼论慢读的好处与难处',
};

const meta = { component: MediaCard, args: article } satisfies Meta<typeof MediaCard>;
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
