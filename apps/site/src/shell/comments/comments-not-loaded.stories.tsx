import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CommentsNotLoaded } from './comments-not-loaded.tsx';

const meta = {
  title: 'Comments not loaded',
  component: CommentsNotLoaded,
  args: { onRetry: fn() },
} satisfies Meta<typeof CommentsNotLoaded>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  parameters: { picture: { width: 760, height: 120 } },
  async play({ args, canvasElement }) {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Another version of the site is there by now. */
export const Outdated: Story = {
  args: { isOutdated: true },
  parameters: { picture: { width: 760, height: 120 } },
};

export const Narrow: Story = { parameters: { picture: { width: 280, height: 160 } } };
