import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Card } from '../card/card.tsx';
import { OfflineIcon } from '../icons/index.ts';
import { Columns, Stack } from '../layout/index.ts';
import { LinkButton } from '../link-button/link-button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  component: ErrorState,
  args: { title: '文章没有加载出来', onRetry: fn() },
  parameters: {
    usage: {
      use: [
        'Where something should be and is not. It says what happened, what was kept and what to press next.',
        'Give onRetry when trying again can help, and isRetrying while it does.',
        'Give retryAfter when the server was busy: it says how long to wait, and tries again by itself.',
        'Take the small size inside a list or a panel.',
      ],
      avoid: [
        'For a place that is merely empty: take EmptyState.',
        'For a field that was filled in wrongly: give the field its errorMessage.',
        'For an action that failed while the page stands: take a toast.',
      ],
      keys: [['Enter, Space', 'Try again, on the button.']],
      parts: {
        icon: 'The picture above the words.',
        title: 'What happened. It is announced when it appears.',
        description: 'What was kept.',
        actions: 'The ways out.',
      },
      limits: ['The description is not announced with the title. Put what cannot wait into the title.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SaysWhatHappenedAndTriesAgain: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('文章没有加载出来');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = { args: { description: '请检查网络后重试。', retryAfter: 30 } };

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 470 } },
  render: () => (
    <Columns gap={24}>
      <Stack>
        <Card padding="none">
          <ErrorState
            title="文章没有加载出来"
            description="服务器没有及时回答。你写的评论还留在这台设备上。"
            onRetry={() => undefined}
            action={
              <LinkButton isQuiet href="/">
                回到首页
              </LinkButton>
            }
          />
        </Card>
        <Card padding="none">
          <ErrorState size="small" title="评论没有加载出来" onRetry={() => undefined} />
        </Card>
      </Stack>
      <Stack>
        <Card padding="none">
          <ErrorState
            icon={<OfflineIcon size="large" />}
            title="网络断开了"
            description="联网后会自动继续。"
            isRetrying
            onRetry={() => undefined}
          />
        </Card>
        <Card padding="none">
          <ErrorState size="small" title="没有权限查看" description="请用购买时的账号登录。" />
        </Card>
      </Stack>
    </Columns>
  ),
};
