import { useMemo } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { insideShadow, ShadowStage } from '../../../../.storybook/shadow-stage.tsx';
import { HostProvider } from '../host/index.ts';
import { createTestHost, testUser } from '../testing/index.ts';
import { CommentBox } from './comment-box.tsx';
import { lateWriting } from './late-writing.ts';
import { createCommentsBackend } from './comments-backend.fixtures.ts';

/** What pages have been seen to do to everything on them. */
const hostileSheet = `
  *:not([data-place]) { all: unset !important; }
  button, a, textarea, article { display: none !important; }
  body, div { letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase; line-height: 3; text-align: right; }
  p, li { margin: 40px !important; color: transparent !important; }
`;

function Scene() {
  const box = useMemo(() => {
    const backend = createCommentsBackend({ comments: 12, repliesOf: (index) => (index === 0 ? 2 : 0) });
    return (
      <HostProvider host={createTestHost({ user: testUser })}>
        <CommentBox comments={backend.api} target={{ type: 'article', id: 7 }} />
      </HostProvider>
    );
  }, []);
  return (
    <div data-place style={{ inlineSize: 720, maxInlineSize: '100%' }}>
      <ShadowStage>{box}</ShadowStage>
    </div>
  );
}

/** The box in an open shadow root, on a page that is an enemy of everything it shows. */
const meta = {
  // The code of those who write: how it is waited for is the business of its own stories.
  loaders: [async () => ({ writing: await lateWriting.load() })],
  parameters: { picture: { width: 752, height: 1500 } },
  render: () => <Scene />,
} satisfies Meta;
export default meta;

/** Where each element stands in the box, and what of its look could have come from the page. */
function lookOf(root: HTMLElement) {
  const box = root.querySelector('section');
  const origin = box?.getBoundingClientRect();
  return [...(box?.querySelectorAll('*') ?? [])].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { color, fontFamily, fontSize, letterSpacing, textTransform, display } = getComputedStyle(element);
    // What is not drawn has no place.
    const isDrawn = width > 0 || height > 0;
    const place = isDrawn
      ? [left - (origin?.left ?? 0), top - (origin?.top ?? 0), width, height].map(Math.round)
      : [];
    return `${element.tagName} ${place.join()} ${color} ${fontFamily} ${fontSize} ${letterSpacing} ${textTransform} ${display}`;
  });
}

export const HostilePage: StoryObj = {
  name: 'CB-10 in a shadow root, a hostile page changes nothing of it, and it works',
  play: async ({ canvasElement }) => {
    const root = insideShadow(canvasElement);
    await waitFor(() => expect(root.querySelector('nav')).not.toBeNull(), { timeout: 5000 });
    const canvas = within(root.querySelector('section') ?? canvasElement);
    let before = lookOf(root);
    // Rows out of sight take their height when they are drawn.
    await waitFor(() => {
      const last = before;
      before = lookOf(root);
      return expect(before).toEqual(last);
    });
    const sheet = document.createElement('style');
    sheet.textContent = hostileSheet;
    document.head.append(sheet);
    try {
      await expect(before.length).toBeGreaterThan(100);
      await waitFor(() => expect(lookOf(root)).toEqual(before));
      await userEvent.type(canvas.getByPlaceholderText('写下你的评论…'), '在别人的页面上');
      await userEvent.click(canvas.getByRole('button', { name: '发表评论' }));
      await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveTextContent('在别人的页面上'));
    } finally {
      sheet.remove();
    }
  },
};
