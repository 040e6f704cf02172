import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusInside } from '../../../../.storybook/focus-inside.ts';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { MoreIcon, SearchIcon } from '../icons/index.ts';
import { Heading, Stack, Text } from '../layout/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../menu/index.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';
import { DialogTrigger } from './dialog-trigger.tsx';

const meta = {
  component: Dialog,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 480 } },
    picture: { width: 900, height: 560 },
    usage: {
      use: [
        'For a task with a beginning and an end that the page behind it can wait for: sign in, choose, write, search.',
        'In the large size, 720 px, for what needs two columns or long lines, such as search.',
        'With isDismissable off while something must not be cut off: Escape, the backdrop and the close button are all gone.',
        'With keepsOnBackdrop for a form with words in it, so that a slip of the pointer loses nothing.',
      ],
      avoid: [
        'For a question with two answers, take ConfirmDialog.',
        'For what belongs to the page behind it and is looked at beside it, take Drawer; for a few words, take Popover.',
        'For what has just happened, take a toast: it asks for no answer.',
      ],
      keys: [
        ['Tab, Shift Tab', 'Go round inside it.'],
        ['Escape', 'Asks to close it, through onOpenChange. Focus returns to where it came from.'],
        [
          'Arrow keys, Page Up, Page Down',
          'Scroll a body that is higher than the screen; the keyboard reaches it.',
        ],
      ],
      parts: {
        panel: 'The sheet of paper.',
        dialog: 'What is spoken as a dialog.',
        header: 'Title and close button.',
        body: 'The part that scrolls; data-scrolls while there is more than is shown.',
        footer: 'The buttons.',
      },
      limits: [
        'Its title must be a string, since it is spoken. For something else in its place give a header.',
        'In a shadow root it is drawn where portalContainer says; without one it lands in the page and loses its styles.',
      ],
    } satisfies Usage,
  },
  args: {
    title: '选择学习计划',
    isOpen: true,
    onOpenChange: fn(),
    children: '计划可以随时更改，已经学完的章节会保留。',
    footer: (
      <>
        <Button>以后再说</Button>
        <Button tone="action">开始学习</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is open goes once its leaving was drawn, which a busy page is slow with. */
const isGone = (role: 'dialog' | 'alertdialog' | 'menu') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull(), { timeout: 8_000 });

const paragraphs = Array.from(
  { length: 12 },
  (_, index) =>
    `${index + 1}. 学习记录保存在你的账号里，换一台设备也能接着学。课程更新之后，已经学完的章节不会重新计算，证书也继续有效。`,
);

const loginForm = (
  <Stack gap={20}>
    <TextField label="手机号" defaultValue="13800000001" />
    <PasswordField label="密码" autoComplete="current-password" defaultValue="shuyuan-demo" />
  </Stack>
);

export const Small: Story = { args: { size: 'small' } };
export const Standard: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const WithoutButtons: Story = {
  args: { footer: undefined, title: '登录', size: 'small', children: loginForm },
};

export const WithoutWayOut: Story = {
  args: {
    isDismissable: false,
    title: '正在提交试卷',
    footer: undefined,
    children: '请不要关闭页面，提交完成后会显示成绩。',
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.querySelector('[data-component="dialog"]') as HTMLElement);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

export const SearchFieldForATitle: Story = {
  args: {
    title: '搜索',
    size: 'large',
    header: (
      <TextField
        label="搜索"
        isLabelHidden
        placeholder="搜索课程、文章和问答"
        start={<SearchIcon size="small" />}
      />
    ),
    children: <Text tone="muted">输入关键词，按回车搜索。</Text>,
    footer: undefined,
  },
};

export const ScrollsInside: Story = {
  args: {
    title: '用户协议',
    children: (
      <Stack>
        {paragraphs.map((words) => (
          <Text key={words}>{words}</Text>
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const body = (await screen.findByRole('dialog')).querySelector('[data-part="body"]') as HTMLElement;
    await waitFor(() => expect(body.tabIndex).toBe(0));
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight);
    await expect(screen.getByRole('dialog').getBoundingClientRect().height).toBeLessThan(window.innerHeight);
  },
};

export const OnANarrowScreen: Story = {
  parameters: { picture: { width: 320, height: 480 } },
  args: ScrollsInside.args ?? {},
};

export const OnALowScreen: Story = {
  parameters: { picture: { width: 640, height: 300 } },
  args: ScrollsInside.args ?? {},
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const FocusGoesInAndReturns: Story = {
  parameters: { picture: false },
  render: () => (
    <DialogTrigger>
      <Button>登录</Button>
      <Dialog title="登录" size="small">
        {loginForm}
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '登录' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '登录' });
    await focusInside(dialog);
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await isGone('dialog');
  },
};

export const MenuInside: Story = {
  parameters: { picture: { width: 900, height: 560 } },
  render: () => (
    <DialogTrigger defaultOpen>
      <Button>设置</Button>
      <Dialog
        title="评论设置"
        footer={
          <MenuTrigger>
            <IconButton label="更多" icon={<MoreIcon />} />
            <Menu placement="top end">
              <MenuItem>导出评论</MenuItem>
              <MenuItem tone="critical">清空草稿</MenuItem>
            </Menu>
          </MenuTrigger>
        }
      >
        草稿保存在这台设备上。
      </Dialog>
    </DialogTrigger>
  ),
  play: async () => {
    const more = await screen.findByRole('button', { name: '更多' });
    await userEvent.click(more);
    await focusInside(await screen.findByRole('menu'));
    await userEvent.keyboard('{Escape}');
    await isGone('menu');
    await waitFor(() => expect(more).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('dialog', { name: '评论设置' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
};

function DraftEditor() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>写评论</Button>
      <Dialog
        title="写评论"
        isOpen={isOpen}
        onOpenChange={(next) => (next ? setOpen(true) : setAsking(true))}
      >
        <TextField label="评论" defaultValue="这一章讲得很清楚。" />
      </Dialog>
      <ConfirmDialog
        title="放弃这条评论？"
        confirmLabel="放弃"
        tone="critical"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          setOpen(false);
        }}
      >
        还没有发表的文字会丢失。
      </ConfirmDialog>
    </>
  );
}

export const QuestionOverADialog: Story = {
  parameters: { picture: { width: 900, height: 560 } },
  render: () => <DraftEditor />,
  play: async ({ canvasElement }) => {
    const answer = async (name: string) => {
      const question = await screen.findByRole('alertdialog');
      // Closed before it has the focus, it would have none to give back.
      await focusInside(question);
      await userEvent.click(within(question).getByRole('button', { name }));
    };
    const write = within(canvasElement).getByRole('button', { name: '写评论' });
    await userEvent.click(write);
    // A dialog takes the focus when it is there, also from what was pressed before that.
    await focusInside(await screen.findByRole('dialog'));
    const field = await screen.findByRole('textbox', { name: '评论' });
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await answer('取消');
    await isGone('alertdialog');
    await waitFor(() => expect(field).toHaveFocus());

    await userEvent.keyboard('{Escape}');
    await answer('放弃');
    await isGone('dialog');
    await waitFor(() => expect(write).toHaveFocus());

    await userEvent.click(write);
    await focusInside(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await focusInside(await screen.findByRole('alertdialog'));
  },
};

export const PageStandsStill: Story = {
  parameters: { picture: false },
  render: () => (
    <Stack>
      <DialogTrigger>
        <Button>打开</Button>
        <Dialog title="选择学习计划">内容</Dialog>
      </DialogTrigger>
      {paragraphs.concat(paragraphs).map((words, index) => (
        <Text key={index} as="div">
          {words}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '打开' });
    const before = trigger.getBoundingClientRect().toJSON() as unknown;
    await userEvent.click(trigger);
    await focusInside(await screen.findByRole('dialog'));
    await expect(trigger.getBoundingClientRect().toJSON()).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await isGone('dialog');
    await expect(trigger.getBoundingClientRect().toJSON()).toEqual(before);
  },
};

/** Every part at once: title of two lines, long words, scrolling, buttons of all tones. */
export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 680 } },
  args: {
    size: 'large',
    title: '把《桃花源记》的读书笔记分享到学习小组，让组里的同学都能看到并且可以在下面评论',
    children: (
      <Stack>
        <Heading level={3}>分享之后</Heading>
        <Text>组里的同学可以看到这篇笔记，也可以在下面评论。你随时可以收回分享，评论会一起收回。</Text>
        <TextField label="留言" defaultValue="这一段“阡陌交通，鸡犬相闻”写得真好" />
        <Text size="small" tone="muted">
          https://shuyuan.example/notes/a-very-long-address-without-any-place-to-break-it-0123456789-0123456789-0123456789
        </Text>
        {paragraphs.slice(0, 5).map((words) => (
          <Text key={words}>{words}</Text>
        ))}
      </Stack>
    ),
    footer: (
      <>
        <Button tone="critical" isQuiet>
          删除笔记
        </Button>
        <Button>存为草稿</Button>
        <Button tone="action">分享</Button>
      </>
    ),
  },
};
