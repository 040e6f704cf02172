import { useEffect, useMemo, useRef, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Inline } from '../layout/index.ts';
import { createToastQueue, type ToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

function Notices({ say }: { say: (queue: ToastQueue) => void }) {
  const queue = useMemo(() => createToastQueue(), []);
  useEffect(() => {
    say(queue);
    return () => queue.clear();
  }, [queue, say]);
  return <ToastRegion queue={queue} />;
}

const stays = { duration: 'stays' } as const;

const meta = {
  component: Notices,
  subcomponents: { ToastRegion },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 240 } },
    picture: { width: 640, height: 280 },
    usage: {
      use: [
        'For what has just happened and needs no answer: copied, posted, saved.',
        'With an action for the one thing to do about it, such as undoing. It then stays until it is answered.',
        'From anywhere in the program: the queue is made once and handed down, and ToastRegion draws it.',
      ],
      avoid: [
        'For what is wrong with a field, take its errorMessage: it stays where it is needed.',
        'For a page or a list that did not load, take ErrorState in its place.',
        'For a question, take ConfirmDialog.',
      ],
      keys: [
        ['F6', 'Goes to the notices, and from there back to where the reader was.'],
        ['Tab', 'Goes through the buttons of the notices.'],
        ['Escape', 'On a notice: takes it away. Focus goes to the next one, and then home.'],
      ],
      parts: {
        toast: 'One notice, with data-tone; data-leaving on its way out.',
        text: 'Its words.',
        dismiss: 'The button that takes it away.',
      },
      limits: [
        'At most three are shown. A notice that would go by itself makes way for a newer one.',
        'One region for a page: two would both answer F6.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Notices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { say: (queue) => queue.add('neutral', '账号已复制', stays) } };
export const Positive: Story = { args: { say: (queue) => queue.add('positive', '评论已发表', stays) } };
export const Critical: Story = {
  args: { say: (queue) => queue.add('critical', '账号或密码不正确', stays) },
};
export const WithAction: Story = {
  args: {
    say: (queue) => queue.add('neutral', '笔记已删除', { action: { label: '撤销', onPress: () => {} } }),
  },
};
export const LongWordsOnANarrowScreen: Story = {
  parameters: { picture: { width: 320, height: 400 } },
  args: {
    say: (queue) =>
      queue.add('critical', '网络不可用，这条评论保存在这台设备上，恢复连接后会自动发表，也可以现在重试。', {
        ...stays,
        action: { label: '现在重试', onPress: () => {} },
      }),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { say: (queue) => queue.add('positive', '评论已发表', stays) },
};

/** Three tones at once, the most that is shown. */
export const Sheet: Story = {
  args: {
    say: (queue) => {
      queue.add('neutral', '账号已复制', stays);
      queue.add('positive', '评论已发表，正在等待老师审核；审核通过之后所有学员都能看到它', stays);
      queue.add('critical', '图片没有上传成功', { action: { label: '重试', onPress: () => {} } });
    },
  },
};

const overDialogQueue = createToastQueue();

export const OverADialog: Story = {
  args: { say: () => {} },
  render: () => (
    <>
      <Dialog title="登录" size="small" isOpen footer={<Button tone="action">登录</Button>}>
        手机号和密码
      </Dialog>
      <ToastRegion queue={overDialogQueue} />
    </>
  ),
  play: async () => {
    overDialogQueue.clear();
    overDialogQueue.add('critical', '账号或密码不正确', stays);
    const region = await screen.findByRole('region', { name: /通知/ });
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    await userEvent.tab();
    await expect(within(region).getByRole('button', { name: '关闭通知' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
  },
};

const nativeQueue = createToastQueue();

/** Everything outside of the browser's own modal dialog rests: notices come into it, and go back when it does. */
function NativeDialog() {
  const [isOpen, setOpen] = useState(true);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <>
      {isOpen && (
        <dialog ref={dialog} aria-label="预览录制">
          <Button onPress={() => setOpen(false)}>保存</Button>
        </dialog>
      )}
      <ToastRegion queue={nativeQueue} />
    </>
  );
}

export const OverTheBrowsersOwnDialog: Story = {
  args: { say: () => {} },
  render: () => <NativeDialog />,
  play: async () => {
    nativeQueue.clear();
    nativeQueue.add('neutral', '视频正在上传', stays);
    nativeQueue.add('critical', '标题不能为空', stays);
    const dialog = await screen.findByRole('dialog', { name: '预览录制' });
    await waitFor(() => expect(within(dialog).getAllByRole('alert')).toHaveLength(2));
    const [first] = within(dialog).getAllByRole('button', { name: '关闭通知' });
    first?.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(dialog).getAllByRole('alert')).toHaveLength(1));
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.getByText('标题不能为空')).toBeVisible());
    // It was announced in the dialog already.
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

const keyboardQueue = createToastQueue();

export const ByKeyboard: Story = {
  args: { say: () => {} },
  render: () => (
    <>
      <Inline>
        <Button onPress={() => keyboardQueue.add('positive', '评论已发表', stays)}>发表</Button>
        <Button onPress={() => keyboardQueue.add('critical', '没有发出去', stays)}>回复</Button>
      </Inline>
      <ToastRegion queue={keyboardQueue} />
    </>
  ),
  play: async ({ canvasElement }) => {
    keyboardQueue.clear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    await waitFor(() => expect(document.activeElement?.closest('li')).toHaveTextContent('没有发出去'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: '回复' })).toHaveFocus());
  },
};
