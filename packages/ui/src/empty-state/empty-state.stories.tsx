import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { CommentIcon } from '../icons/index.ts';
import { Card } from '../card/card.tsx';
import { Columns, Stack } from '../layout/index.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  component: EmptyState,
  args: { title: '暂无数据' },
  parameters: {
    usage: {
      use: [
        'For a place that has nothing in it yet: no comments, no orders, no results of a search.',
        'Say in one sentence what is not here, and offer the next thing to do where there is one.',
        'Take the small size inside a list or a panel.',
      ],
      avoid: [
        'For something that failed: take ErrorState.',
        'For something that is still loading: take Skeleton.',
      ],
      parts: {
        icon: 'The picture above the words.',
        title: 'What is not here.',
        description: 'Why, or what would fill it.',
        action: 'The next thing to do.',
      },
      limits: ['It is not announced. Say the result of a search with LiveRegion.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Small: Story = { args: { size: 'small', title: '还没有人回复' } };

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 560 } },
  render: () => (
    <Columns gap={24}>
      <Stack>
        <Card padding="none">
          <EmptyState
            icon={<CommentIcon size="large" />}
            title="还没有评论"
            description="读完这篇文章，写下第一条。"
            action={<Button tone="action">写评论</Button>}
          />
        </Card>
        <Card padding="none">
          <EmptyState title="暂无数据" />
        </Card>
      </Stack>
      <Stack>
        <Card padding="none">
          <EmptyState
            title="这个分类下还没有文章，去看看其他分类，或者从全部文章里挑一篇慢慢读"
            action={<LinkButton href="/article">全部文章</LinkButton>}
          />
        </Card>
        <Card padding="none">
          <EmptyState size="small" title="还没有人回复" description="你可以第一个回复。" />
        </Card>
      </Stack>
    </Columns>
  ),
};
