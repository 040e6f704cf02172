import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { offline, silence, testUser, type Scenario } from '@shuyuan/widgets/testing';
import {
  momentComments,
  recordCategories,
  recordDetail,
  recordFixture,
  recordPage,
} from '../../../testing/records.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'My recordings',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/my/record', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const full: Scenario = {
  records: {
    list: recordPage(12),
    categories: recordCategories,
    detail: recordDetail({ is_owner: true }),
    update: {},
  },
  comments: { list: momentComments },
};

/** AS-10 */
export const Full: Story = { args: { scenario: full } };

export const ManyPages: Story = {
  args: { scenario: { records: { list: recordPage(57), categories: recordCategories } } },
};

export const Empty: Story = {
  args: {
    scenario: { records: { list: recordPage(0), categories: { categories: { categories: [] } } } },
  },
};

export const Slow: Story = { args: { scenario: { records: { list: silence, categories: silence } } } };

export const Failed: Story = { args: { scenario: { records: { list: offline, categories: offline } } } };

/** AS-01: who is not signed in is sent to the login screen. */
export const SignedOut: Story = { args: { user: null, scenario: full } };

export const OneIsOpen: Story = {
  parameters: { picture: { width: 1280, height: 1200 } },
  args: { path: `/my/record?id=${recordFixture(0).id}`, scenario: full },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('讲得很清楚，作业也会做了。');
    const [progress] = await canvas.findAllByRole('slider');
    await waitFor(() => expect(progress).toBeEnabled());
  },
};

/** Leaving the page with changes is asked about; the changes stay when the answer is no. */
export const AskedBeforeLeaving: Story = {
  args: { path: `/my/record?id=${recordFixture(0).id}`, scenario: full },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '编辑' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /标题/ }), '（修订）');
    const home = canvas.getByRole('link', { name: '书院首页' });
    await userEvent.click(home);
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('放弃没有保存的修改？');
    await userEvent.click(within(question).getByRole('button', { name: '继续编辑' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(home).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: /标题/ })).toHaveValue(
      '二次函数的图像：从开口到顶点（修订）',
    );
  },
};
