import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  commentSaying,
  fieldWith,
  listWith,
  repliesOf,
  replyTo,
  stateWith,
  stillContext,
  unsentSaying,
} from './comment-box.fixtures.ts';
import { CommentBoxProvider } from './comment-box.context.ts';
import { CommentBoxView } from './comment-box.view.tsx';

/** Everything that a box can show at once, in three widths. */
const meta = {
  parameters: {
    picture: { width: 1680, height: 1500 },
    // Three boxes of one name, as no page would have them.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
} satisfies Meta;
export default meta;

const parent = commentSaying('原文是“读书须是虚心切己”，建议补上出处。', { id: 5, repliesCount: 4 });
const state = stateWith({
  list: { ...listWith(parent, commentSaying('账号不在了，话还在。', { author: null })), total: 57 },
  composer: fieldWith('虚心则见道理明。'),
  replies: { 5: { status: 'ready', rows: repliesOf(2), hasMore: true } },
  reply: replyTo(5),
  unsent: [unsentSaying('地铁里写的。')],
});

export const Sheet: StoryObj = {
  render: (_, { globals }) => (
    <div data-state-sheet="wide" style={{ display: 'flex', gap: 48, alignItems: 'flex-start' }}>
      {[320, 480, 720].map((width) => (
        <div key={width} style={{ inlineSize: width, flex: 'none' }}>
          <CommentBoxProvider value={stillContext(globals, { boxId: `box-${width}` })}>
            <CommentBoxView state={state} pageSizes={[10, 20, 50, 100]} />
          </CommentBoxProvider>
        </div>
      ))}
    </div>
  ),
};
