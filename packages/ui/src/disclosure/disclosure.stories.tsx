import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Badge } from '../badge/badge.tsx';
import { BookIcon, ClockIcon } from '../icons/index.ts';
import { Columns, Stack, Text } from '../layout/index.ts';
import { Accordion } from './accordion.tsx';
import { Disclosure } from './disclosure.tsx';

const usage = {
  use: [
    'Disclosure: for details that most readers can do without, such as the terms of a refund.',
    'Accordion: for a list of questions, or of chapters with a paragraph each, that is read in part.',
  ],
  avoid: [
    'Do not hide what everybody has to read: write it down.',
    'For chapters with lessons below them take a Tree.',
    'For views of one thing that are compared or changed often take Tabs.',
    'For a list of actions take a Menu.',
  ],
  keys: [
    ['Tab', 'Goes to the next title, and into what is open.'],
    ['Enter or Space', 'Opens or closes it; focus stays on the title.'],
  ],
  parts: {
    heading: 'The heading around the button.',
    trigger: 'The button.',
    title: 'The words of the title.',
    description: 'The quieter line below the title.',
    aside: 'What stands opposite the title.',
    panel: 'What is shown and hidden.',
  },
  limits: [
    'What is closed is found by the search of the page in Chromium and Firefox; Safari searches only what is open.',
    'An accordion is told apart by data-component="accordion".',
  ],
} satisfies Usage;

const meta = {
  component: Disclosure,
  subcomponents: { Accordion },
  parameters: { usage, picture: { width: 640, height: 400 } },
  args: {
    title: '退款说明',
    children: '购买后七日之内，学习进度不超过两成，可以全额退款。款项原路退回，通常一到三个工作日到账。',
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultExpanded: true } };
export const Disabled: Story = { args: { isDisabled: true } };

const questions = (
  <>
    <Disclosure id="pay" title="怎样付款？">
      微信、支付宝都可以。学校统一购课，请联系你的班主任开通。
    </Disclosure>
    <Disclosure id="device" title="可以在几台设备上学习？">
      手机、平板和电脑都可以，学习进度自动同步；同一时间只能在一台设备上播放。
    </Disclosure>
    <Disclosure id="certificate" title="学完有证书吗？">
      完成全部章节并通过结业测验，系统会自动颁发电子证书，可在“我的课程”里下载。
    </Disclosure>
    <Disclosure id="group" title="怎样加入学习小组？" isDisabled>
      小组暂未开放。
    </Disclosure>
  </>
);

export const OneOpenAtATime: Story = {
  render: () => <Accordion defaultValue={['pay']}>{questions}</Accordion>,
  play: async ({ canvasElement }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    await userEvent.tab();
    await expect(button('怎样付款？')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button('可以在几台设备上学习？')).toHaveAttribute('aria-expanded', 'true');
    await expect(button('怎样付款？')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const SeveralOpen: Story = {
  parameters: { picture: { width: 640, height: 440 } },
  render: () => (
    <Accordion allowsMultiple defaultValue={['pay', 'certificate']}>
      {questions}
    </Accordion>
  ),
};

export const OpensByEnterAndSpace: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: '退款说明' })).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: '退款说明' })).toHaveFocus();
  },
};

export const LongTitle: Story = {
  parameters: { picture: { width: 360, height: 300 } },
  args: {
    title: '如果我在学习过程中更换了手机号，之前购买的课程、学习记录和证书还能不能找回来？',
    aside: <Badge>3条回答</Badge>,
    defaultExpanded: true,
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 980, height: 480 } },
  render: () => (
    <Columns gap={40}>
      <Stack gap={24}>
        <Accordion allowsMultiple defaultValue={['one']}>
          <Disclosure
            id="one"
            icon={<BookIcon size="small" />}
            title="第一章　桃花源记"
            description="陶渊明"
            aside="4节，1:12:30"
          >
            <Text>精读原文，理清“渔人入源”的叙事线索，体会东晋文人的精神家园。</Text>
          </Disclosure>
          <Disclosure
            id="two"
            icon={<BookIcon size="small" />}
            title="第二章　岳阳楼记"
            description="范仲淹"
            aside={<Badge tone="action">在学</Badge>}
          >
            <Text>先天下之忧而忧，后天下之乐而乐。</Text>
          </Disclosure>
          <Disclosure
            id="three"
            icon={<ClockIcon size="small" />}
            title="第三章　醉翁亭记"
            description="下周二更新"
            isDisabled
          >
            <Text>未更新</Text>
          </Disclosure>
        </Accordion>
        <Disclosure title="单独一个" defaultExpanded>
          没有横线，跟着它所在的段落走。
        </Disclosure>
        <Disclosure title="单独一个，收起">看不见</Disclosure>
      </Stack>
      <Accordion defaultValue={['device']}>{questions}</Accordion>
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const triggers = canvasElement.querySelectorAll('[data-part="trigger"]');
    triggers[1]?.setAttribute('data-hovered', 'true');
    triggers[4]?.setAttribute('data-focus-visible', 'true');
    await expect(triggers[2]).toBeDisabled();
  },
};
