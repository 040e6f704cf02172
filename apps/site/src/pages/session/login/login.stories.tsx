import type { Meta, StoryObj } from '@storybook/react-vite';
import { testUser } from '@shuyuan/widgets/testing';
import { userEvent, within } from 'storybook/test';
import { Refusal } from '@shuyuan/widgets/testing';
import { homeFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Login',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/login' },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** AS-10 */
export const Form: Story = {};

export const Phone: Story = { parameters: { picture: { width: 360, height: 760 } } };

/** LD-10: the server's words, as a toast and in the form. */
export const Refused: Story = {
  args: { scenario: { session: { loginByPassword: new Refusal(1, '手机号或密码错误') } } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), '13800000001');
    await userEvent.type(canvasElement.querySelector('[name=password]')!, 'wrong{Enter}');
    await canvas.findByText('手机号或密码错误');
  },
};

/** AS-01: whoever is signed in is sent home. */
export const AlreadySignedIn: Story = {
  args: { user: testUser, scenario: { home: { index: homeFixture } } },
};
