import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LiveRegion } from './live-region.tsx';

const meta = { component: LiveRegion, args: { message: '' } } satisfies Meta<typeof LiveRegion>;
export default meta;

type Story = StoryObj<typeof meta>;

function Counter() {
  const [posts, setPosts] = useState(0);
  return (
    <>
      <Button onPress={() => setPosts(posts + 1)}>发表</Button>
      <LiveRegion message={posts > 0 ? '已发表' : ''} announcementId={posts} />
    </>
  );
}

export const SaysTheSameWordsAgain: Story = {
  parameters: { picture: false },
  render: () => <Counter />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    const first = region.firstChild;
    await expect(region).toHaveTextContent('已发表');
    await userEvent.click(canvas.getByRole('button'));
    await expect(region.firstChild).not.toBe(first);
    await expect(region.childElementCount).toBe(1);
  },
};
