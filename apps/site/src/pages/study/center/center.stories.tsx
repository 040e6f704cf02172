import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { studyScenarios, testUser } from '@shuyuan/widgets/testing';
import { emptyHomeFixture } from '../../../testing/site.fixtures.ts';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Study center',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/study-center', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

const home = { home: { index: emptyHomeFixture } };

/** AS-10 */
export const Full: Story = { args: { scenario: studyScenarios.works } };

/** The address leads to a page of another tab. */
export const InATab: Story = {
  args: { path: '/study-center?scene=collected&page=2', scenario: studyScenarios.many },
  parameters: { picture: { width: 1280, height: 1500 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: '收藏' })).toHaveAttribute('aria-selected', 'true');
    await expect(await canvas.findByRole('button', { name: /第2页/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

/** The address names the type; papers are switched off, and lead nowhere. */
export const AllTypes: Story = {
  args: { path: '/study-center?scene=collected', scenario: studyScenarios.mixed },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '类型' }), '试卷（1）');
    await canvas.findByRole('heading', { name: '期中测验' });
    await expect(canvas.queryByRole('link', { name: /期中测验/ })).toBeNull();
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: '类型' }), '全部类型（5）');
    await canvas.findByRole('heading', { name: '内容已下架' });
  },
};

export const Empty: Story = { args: { scenario: studyScenarios.empty } };

export const Slow: Story = { args: { scenario: studyScenarios.loading } };

export const Failed: Story = { args: { scenario: studyScenarios.offline } };

/** AS-01: who is not signed in is asked by the login dialog, over the page where they are, or home. */
export const SignedOut: Story = {
  args: { user: null, scenario: { ...studyScenarios.works, ...home } },
  play: async () => void (await screen.findByRole('dialog', { name: '登录' })),
};

/** An empty list leads to the articles. */
export const Browsing: Story = {
  args: { scenario: studyScenarios.empty },
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '去看看文章' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: '文章' })).toBeVisible());
  },
};
