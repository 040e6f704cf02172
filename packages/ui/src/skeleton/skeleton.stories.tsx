import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/avatar.tsx';
import { Columns, Fill, Inline, Stack, Text } from '../layout/index.ts';
import { Skeleton, SkeletonBlock, SkeletonCircle, SkeletonText } from './skeleton.tsx';

const meta = { component: Skeleton, args: { children: <SkeletonText lines={3} /> } } satisfies Meta<
  typeof Skeleton
>;
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
