import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusInside } from '../../../../.storybook/focus-inside.ts';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Avatar } from '../avatar/index.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { InfoIcon } from '../icons/index.ts';
import { Inline, Stack, Text } from '../layout/index.ts';
import { Select } from '../select/select.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Popover, PopoverTrigger } from './popover.tsx';

const meta = {
  component: Popover,
  subcomponents: { PopoverTrigger },
  args: { label: '每日学习目标', children: '每天30分钟，连续12天。今天还差8分钟。' },
  parameters: {
    picture: { width: 520, height: 320 },
    docs: { story: { inline: false, iframeHeight: 300 } },
    usage: {
      use: [
        'For a few words or controls that belong to one button: an explanation, a filter, a small form of one or two fields.',
        'Where the page beside it should stay in sight.',
      ],
      avoid: [
        'For things to do, take Menu; for things to choose, take Select.',
        'For a few words about a button that has another purpose, take Tooltip.',
        'For a form with words that must not be lost, or for anything that takes all attention, take Dialog: a press beside a popover closes it.',
      ],
      keys: [
        ['Enter, Space', 'On the button: open it. Focus goes in.'],
        ['Tab', 'Goes round inside it.'],
        ['Escape', 'Closes it. Focus returns to the button.'],
      ],
      parts: { dialog: 'What is spoken as a dialog.', title: 'The name, where it is shown.' },
      limits: ['The page behind it cannot be used while it is open, and stands still.'],
    } satisfies Usage,
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Words: Story = {
  render: (args) => (
    <PopoverTrigger defaultOpen>
      <IconButton label="每日学习目标" icon={<InfoIcon />} />
      <Popover {...args} />
    </PopoverTrigger>
  ),
};

export const WithAShownName: Story = { ...Words, args: { isLabelShown: true, size: 'small' } };

const onSave = fn();

export const SmallForm: Story = {
  render: () => (
    <PopoverTrigger>
      <Button>学习目标</Button>
      <Popover label="每日学习目标" isLabelShown>
        {(close) => (
          <Stack gap={16}>
            <TextField label="分钟" defaultValue="30" inputMode="numeric" />
            <Inline justify="end">
              <Button size="small" onPress={close}>
                取消
              </Button>
              <Button
                size="small"
                tone="action"
                onPress={() => {
                  onSave();
                  close();
                }}
              >
                保存
              </Button>
            </Inline>
          </Stack>
        )}
      </Popover>
    </PopoverTrigger>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: '学习目标' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '每日学习目标' });
    await focusInside(dialog);
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    within(dialog).getByRole('button', { name: '保存' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSave).toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
};

export const SelectInside: Story = {
  render: () => (
    <PopoverTrigger defaultOpen>
      <Button>筛选</Button>
      <Popover label="筛选课程" size="small">
        <Select
          label="难度"
          options={[
            { value: 'first', label: '入门' },
            { value: 'next', label: '进阶' },
          ]}
        />
      </Popover>
    </PopoverTrigger>
  ),
  play: async () => {
    const field = await screen.findByRole('combobox', { name: '难度' });
    await focusInside(screen.getByRole('dialog', { name: '筛选课程' }));
    await userEvent.click(field);
    const option = await screen.findByRole('option', { name: '进阶' });
    await focusInside(screen.getByRole('listbox', { name: '难度' }));
    await userEvent.click(option);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('进阶');
    await waitFor(() => expect(screen.getByRole('dialog', { name: '筛选课程' })).toBeVisible());
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 520, height: 560 } },
  render: () => (
    <PopoverTrigger defaultOpen>
      <Button>周敏老师</Button>
      <Popover label="周敏老师" isLabelShown>
        <Stack gap={12}>
          <Inline>
            <Avatar name="周敏" size="standard" />
            <Text tone="muted" size="small">
              古典文学，任教18年
            </Text>
          </Inline>
          <Text>讲授《诗经》选读、《楚辞》导读，主张“先读出声，再谈意思”。</Text>
          <Inline justify="end">
            <Button size="small" tone="action">
              关注
            </Button>
          </Inline>
        </Stack>
      </Popover>
    </PopoverTrigger>
  ),
};
