import { favoriteScenarios, testUser } from '@shuyuan/widgets/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StorySite } from '../../../testing/story-site.tsx';

const meta = {
  title: 'Favourites',
  component: StorySite,
  parameters: { layout: 'fullscreen', picture: { width: 1280, height: 900 } },
  args: { path: '/my/favorites', user: testUser },
} satisfies Meta<typeof StorySite>;
export default meta;

type Story = StoryObj<typeof meta>;

/** AS-10 */
export const Full: Story = { args: { scenario: favoriteScenarios.works } };

/** The address leads to a folder; papers are switched off, and lead nowhere. */
export const InAFolder: Story = {
  args: { path: '/my/favorites?category_id=1', scenario: favoriteScenarios.works },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '写作' });
    await userEvent.click(await canvas.findByRole('checkbox', { name: '选择：慢慢读，才读得远' }));
    await expect(canvas.getByRole('toolbar', { name: '批量操作' })).toBeVisible();
  },
};

/** One folder by its own address. */
export const OneFolder: Story = {
  args: { path: '/collect/detail?id=1', scenario: favoriteScenarios.works },
};

export const Empty: Story = { args: { scenario: favoriteScenarios.empty } };

export const Slow: Story = { args: { scenario: favoriteScenarios.loading } };

export const Failed: Story = { args: { scenario: favoriteScenarios.offline } };

/** The folder of somebody else, or none. */
export const Missing: Story = {
  args: { path: '/collect/detail?id=99', scenario: favoriteScenarios.works },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: '没有找到这一页' })),
};

export const SignedOut: Story = {
  args: { path: '/collect/detail?id=1', user: null, scenario: favoriteScenarios.works },
};

/** A telephone. */
export const Phone: Story = {
  args: { scenario: favoriteScenarios.works },
  parameters: { picture: { width: 390, height: 1200 } },
};
