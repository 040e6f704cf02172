import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Usage } from '../../../../.storybook/usage.ts';
import { Button } from '../button/button.tsx';
import { LiveRegion } from './live-region.tsx';

const meta = {
  component: LiveRegion,
  args: { message: '' },
  parameters: {
    usage: {
      use: [
        'For a change that the eye sees by itself: a comment was posted, a list was filtered, a draft was saved.',
        'Keep it mounted from the start and change its message. It speaks after what it speaks of is on the page.',
        'Change announcementId to say the same words again.',
      ],
      avoid: [
        'For words that everybody should read: take a toast.',
        'For something that failed: ErrorState announces itself.',
        'For every step of a progress: say only its end.',
      ],
      limits: [
        'Screen readers drop polite messages that follow each other quickly. Say one sentence, not three.',
        'It has no look of its own; the page about it shows nothing.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof LiveRegion>;
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

function Filter() {
  const [rows, setRows] = useState<string[]>([]);
  return (
    <>
      <Button onPress={() => setRows(['怎样读一本难读的书', '读书有四种读法'])}>只看读书</Button>
      <LiveRegion message={rows.length > 0 ? `找到${rows.length}篇文章` : ''} />
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </>
  );
}

export const SpeaksOnceAndAfterTheRowsAreThere: Story = {
  parameters: { picture: false },
  render: () => <Filter />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const changes: string[] = [];
    const observer = new MutationObserver((records) =>
      changes.push(
        ...records.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? '')),
      ),
    );
    observer.observe(canvasElement, { subtree: true, childList: true });
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('找到2篇文章');
    observer.disconnect();
    await expect(changes.filter((text) => text !== '')).toEqual([
      '怎样读一本难读的书',
      '读书有四种读法',
      '找到2篇文章',
    ]);
  },
};
