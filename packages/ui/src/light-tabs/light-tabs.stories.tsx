import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Stack } from '../layout/index.ts';
import { articleTabs, manyTabs, showPointerAndFocus } from '../tabs/tabs.fixtures.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { LightTab, LightTabList, LightTabPanel, LightTabs } from './index.ts';

const usage: Usage = {
  use: [
    'For tabs in widgets that run on preact, or whose bytes are counted: sign-in, the exam player.',
    'When a panel must keep what was typed in it while another is shown: give it isKept.',
  ],
  avoid: [
    'On pages that hold react-aria anyway: take Tabs, which finds its first tab by itself.',
    'For views of one list, in a toolbar: take ToggleButtonGroup.',
    'For steps that follow each other: take Steps.',
  ],
  keys: [
    ['Tab', 'Goes to the chosen tab, then into the panel.'],
    ['Left and right arrow', 'Go along the row, round its ends, past what is disabled, and choose.'],
    ['Home, End', 'Go to the first and to the last tab.'],
    ['Enter, Space', 'Choose the tab in focus, where arrow keys do not.'],
  ],
  parts: { list: 'The row of tabs.', tab: 'One tab.', panel: 'What it shows.' },
  limits: [
    'It must be told where to start.',
    'Without any panel for a tab, that tab controls nothing.',
    'It lies only; there is no upright row.',
  ],
};

const signIn = (
  <>
    <LightTabList label="登录方式">
      <LightTab id="password">密码登录</LightTab>
      <LightTab id="code">验证码登录</LightTab>
      <LightTab id="school" isDisabled>
        学校账号
      </LightTab>
      <LightTab id="wechat">微信登录</LightTab>
    </LightTabList>
    <LightTabPanel id="password" isKept>
      <TextField label="手机号" type="tel" placeholder="11位手机号" />
    </LightTabPanel>
    <LightTabPanel id="code">
      <TextField label="验证码" inputMode="numeric" placeholder="6位数字" />
    </LightTabPanel>
    <LightTabPanel id="wechat">请用微信扫一扫登录。</LightTabPanel>
  </>
);

const onChange = fn();

const family = { TabList: LightTabList, Tab: LightTab, TabPanel: LightTabPanel };

const meta = {
  component: LightTabs,
  parameters: { usage, picture: { width: 480, height: 220 } },
  args: { children: signIn, defaultValue: 'password', onChange },
} satisfies Meta<typeof LightTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {};

export const GoesByArrowKeysHomeAndEnd: Story = {
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('密码登录')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('验证码登录')).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: '验证码登录' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('微信登录')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('密码登录')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('微信登录')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Home}');
    await expect(onChange.mock.calls.flat()).toEqual(['code', 'wechat', 'password', 'wechat', 'password']);
  },
};

export const GoesTheOtherWayInTextThatDoes: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: '验证码登录' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '密码登录' })).toHaveFocus();
  },
};

export const KeepsWhatWasTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13800000001');
    await userEvent.click(canvas.getByRole('tab', { name: '验证码登录' }));
    await expect(canvas.queryByRole('textbox', { name: '手机号' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: '密码登录' }));
    await expect(canvas.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000001');
  },
};

export const ScrollsWhenThereAreTooMany: Story = {
  parameters: { picture: { width: 360, height: 160 } },
  args: {
    defaultValue: '8',
    children: manyTabs(family),
  },
};

export const Sheet: Story = {
  parameters: { picture: { width: 640, height: 380 } },
  render: () => (
    <Stack gap={40}>
      <LightTabs defaultValue="code">{signIn}</LightTabs>
      <LightTabs defaultValue="comments">{articleTabs(family)}</LightTabs>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    showPointerAndFocus(canvasElement);
    await expect(within(canvasElement).getByRole('tab', { name: '学校账号' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
