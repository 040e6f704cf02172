import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { ListRow, MediaCard } from '../card/index.ts';
import { landscape } from '../image/pictures.fixtures.ts';
import { Columns, Divider, Fill, Grid, Inline, Stack, Text } from '../layout/index.ts';
import { SkeletonArticle, SkeletonCard, SkeletonListRow, SkeletonTableRow } from './skeleton-shapes.tsx';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from './skeleton.tsx';

const meta = {
  component: Skeleton,
  subcomponents: {
    SkeletonText,
    SkeletonCircle,
    SkeletonBlock,
    SkeletonCard,
    SkeletonListRow,
    SkeletonTableRow,
    SkeletonArticle,
  },
  args: { children: <SkeletonText lines={3} /> },
  parameters: {
    usage: {
      use: [
        'For content that is about to appear in a place whose shape is known.',
        'Put one Skeleton around everything that loads together. It says once that it is loading.',
        'Take SkeletonCard, SkeletonListRow, SkeletonTableRow and SkeletonArticle for the shapes that exist; compose others of lines, circles and blocks in the layout components of the real thing.',
        'Take as many lines as the real thing will have: nothing then moves when it arrives.',
      ],
      avoid: [
        'For something whose progress is known: take ProgressBar.',
        'For a button that is at work: set isPending on the Button.',
        'For a place that stays empty: take EmptyState.',
      ],
      parts: {
        text: 'Lines of text.',
        circle: 'A face.',
        block: 'A picture, a button, a field.',
        card: 'A MediaCard.',
        'list-row': 'A ListRow.',
        'table-row': 'A row of a table.',
        article: 'A title and paragraphs.',
      },
      limits: [
        'How many lines a title will take is not known before it comes. Most take one.',
        'Columns of SkeletonTableRow are of one width.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lines: Story = {};

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 390 } },
  render: () => (
    <Columns gap={40}>
      <Stack gap={24}>
        <Skeleton label="评论加载中">
          <Inline align="start" isSingleRow>
            <SkeletonCircle />
            <Fill>
              <Stack gap={4}>
                <SkeletonText size="small" width="quarter" />
                <SkeletonText size="reading" lines={2} />
              </Stack>
            </Fill>
          </Inline>
        </Skeleton>
        <Inline align="start" isSingleRow>
          <Avatar name="林间晚照" />
          <Stack gap={4}>
            <Text size="small">林间晚照</Text>
            <Text size="reading">
              学而时习之，不亦说乎？有朋自远方来，不亦乐乎？人不知而不愠，不亦君子乎？吾日三省吾身。
            </Text>
          </Stack>
        </Inline>
        <Skeleton label="统计加载中">
          <Inline>
            <SkeletonBlock height={36} width={120} />
            <SkeletonBlock height={36} width={120} />
            <SkeletonCircle size="mini" />
            <SkeletonCircle size="small" />
            <SkeletonCircle size="large" />
          </Inline>
        </Skeleton>
      </Stack>
      <Skeleton label="文章加载中">
        <Stack gap={12}>
          <SkeletonBlock ratio="16:9" />
          <SkeletonText size="title" width="most" />
          <SkeletonText lines={3} />
        </Stack>
      </Skeleton>
    </Columns>
  ),
};

const article = {
  title: '怎样读一本难读的书',
  href: '/article/1/detail',
  src: landscape,
  text: '难读的书不必从第一页读起。先看它回答了什么问题，再看它为什么这样回答，最后才看它说得对不对，好在哪里。',
};

/** What loads and what has loaded, beside each other: their edges must meet. */
export const IsAsHighAsWhatComes: Story = {
  parameters: { picture: { width: 900, height: 830 } },
  render: () => (
    <Stack gap={24}>
      <Grid columns={3}>
        <MediaCard {...article} meta={<Badge>读书</Badge>} />
        <Skeleton>
          <SkeletonCard />
        </Skeleton>
        <Stack gap={0}>
          <MediaCard {...article} meta={<span>3天前</span>} />
        </Stack>
      </Grid>
      <ListRow {...article} meta={<Badge>读书</Badge>} />
      <Skeleton>
        <SkeletonListRow />
      </Skeleton>
      <div data-row="comes">
        <ListRow title={article.title} href={article.href} meta={<span>3天前</span>} />
      </div>
      <Skeleton>
        <SkeletonListRow hasPicture={false} textLines={0} />
      </Skeleton>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const heights = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)].map((part) =>
        // Lines of text are laid out in sixty-fourths of a pixel.
        part.getBoundingClientRect().height.toFixed(1),
      );
    const [badge, words] = heights('[data-component="media-card"]');
    await expect(heights('[data-part="card"]')).toEqual([badge]);
    await expect(words).toBe(badge);
    await expect(heights('[data-part="list-row"]')).toEqual(heights('[data-component="list-row"]'));
  },
};

export const Shapes: Story = {
  parameters: { picture: { width: 900, height: 860 } },
  render: () => (
    <Stack gap={32}>
      <Skeleton label="课程加载中">
        <Grid columns={3}>
          <SkeletonCard titleLines={2} textLines={0} />
          <SkeletonCard />
          <SkeletonCard hasMeta={false} />
        </Grid>
      </Skeleton>
      <Divider />
      <Skeleton label="学员加载中">
        <SkeletonTableRow columns={4} />
        <SkeletonTableRow columns={4} />
        <div data-sy-density="compact">
          <SkeletonTableRow columns={4} />
        </div>
      </Skeleton>
      <Skeleton label="文章加载中">
        <SkeletonArticle paragraphs={2} />
      </Skeleton>
    </Stack>
  ),
};
