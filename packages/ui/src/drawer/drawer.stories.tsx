import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusInside } from '../../../../.storybook/focus-inside.ts';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { DialogTrigger } from '../dialog/dialog-trigger.tsx';
import { Divider, Inline, Stack, Text } from '../layout/index.ts';
import { MultiSelect, Select } from '../select/index.ts';
import { Drawer } from './drawer.tsx';

const lessons = [
  '关雎：从声音开始',
  '桃夭：花与人',
  '芣苢：劳动的节拍',
  '汉广：不可求思',
  '静女：城隅之约',
  '蒹葭：在水一方',
  '无衣：同袍同泽',
  '七月：一年的农事',
  '鹿鸣：宴饮之礼',
  '采薇：归途雨雪',
  '伐木：嘤其鸣矣',
  '黍离：故都之思',
  '氓：一段婚姻的始末',
  '硕人：最早的肖像',
];

const contents = (
  <Stack gap={12}>
    {lessons.map((lesson, index) => (
      <Stack key={lesson} gap={12}>
        {index > 0 && <Divider />}
        <Inline justify="between">
          <Text tone="strong">{`第${index + 1}讲　${lesson}`}</Text>
          <Text size="caption" tone="muted">
            {`${18 + (index % 5) * 3}分钟`}
          </Text>
        </Inline>
      </Stack>
    ))}
  </Stack>
);

const meta = {
  component: Drawer,
  parameters: {
    docs: { story: { inline: false, iframeHeight: 520 } },
    picture: { width: 900, height: 560 },
    usage: {
      use: [
        'For what belongs to the page behind it and is needed now and then: a table of contents, filters, a cart.',
        'From below on a narrow screen, where the thumb is.',
      ],
      avoid: [
        'For a question, or for a task with a beginning and an end, take Dialog.',
        'For a few words or one field that belong to one button, take Popover.',
        'For what a reader needs all the time: give it a column of the page.',
      ],
      keys: [
        ['Tab', 'Goes round inside it.'],
        ['Escape', 'Closes it, unless isDismissable is off. Focus returns to where it came from.'],
      ],
      parts: {
        panel: 'The sheet; data-side says from which edge it comes.',
        dialog: 'What is spoken as a dialog.',
        header: 'Title and close button.',
        body: 'The part that scrolls.',
        footer: 'The buttons.',
      },
      limits: [
        'It is not swiped away; press beside it, or the close button.',
        'The page behind it cannot be used while it is open.',
      ],
    } satisfies Usage,
  },
  args: { title: '《诗经》选读', children: contents, isOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const End: Story = {};
export const Start: Story = { args: { side: 'start', size: 'small' } };
export const Large: Story = { args: { size: 'large' } };
export const Bottom: Story = { args: { side: 'bottom' } };
export const BottomOnANarrowScreen: Story = {
  parameters: { picture: { width: 360, height: 600 } },
  args: { side: 'bottom' },
};
export const OnANarrowScreen: Story = { parameters: { picture: { width: 320, height: 560 } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { side: 'start', size: 'small' } };

export const WithoutWayOut: Story = {
  args: {
    isDismissable: false,
    title: '正在下载讲义',
    children: '还有3份，下载完成后会自动关闭。',
    size: 'small',
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.querySelector('[data-component="drawer"]') as HTMLElement);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

const filters = (
  <Stack gap={20}>
    <Select
      label="难度"
      defaultValue="first"
      options={[
        { value: 'first', label: '入门' },
        { value: 'next', label: '进阶' },
      ]}
    />
    <MultiSelect
      label="朝代"
      placeholder="全部"
      options={[
        { value: 'han', label: '汉' },
        { value: 'tang', label: '唐' },
        { value: 'song', label: '宋' },
      ]}
    />
  </Stack>
);

export const FocusGoesInAndReturns: Story = {
  parameters: { picture: false },
  render: () => (
    <DialogTrigger>
      <Button>筛选</Button>
      <Drawer title="筛选课程" footer={(close) => <Button onPress={close}>完成</Button>}>
        {filters}
      </Drawer>
    </DialogTrigger>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '筛选' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: '筛选课程' });
    await focusInside(drawer);
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    }
    const field = within(drawer).getByRole('combobox', { name: '难度' });
    field.focus();
    await userEvent.keyboard('{Enter}');
    await focusInside(await screen.findByRole('listbox'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 900, height: 700 } },
  args: {
    title: '筛选课程',
    children: filters,
    footer: (
      <>
        <Button isQuiet>清空</Button>
        <Button tone="action">查看36门课程</Button>
      </>
    ),
  },
};

/** What is sticky stays at the edge of the scrolling part: nothing of the content shows above it. */
export const StickyContent: Story = {
  parameters: { picture: false },
  args: {
    title: '编辑',
    children: (
      <div style={{ blockSize: '120rem' }}>
        <div data-testid="tools" style={{ position: 'sticky', insetBlockStart: 0 }}>
          工具
        </div>
      </div>
    ),
  },
  play: async () => {
    const tools = await screen.findByTestId('tools');
    const body = tools.closest<HTMLElement>('[data-part="body"]')!;
    body.scrollTop = 300;
    const edge = body.getBoundingClientRect().top + body.clientTop;
    await waitFor(() => expect(Math.abs(tools.getBoundingClientRect().top - edge)).toBeLessThan(1));
  },
};
