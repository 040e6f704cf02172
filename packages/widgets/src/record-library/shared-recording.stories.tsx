import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { detailOf, recordAt } from './records.fixtures.ts';
import type { SharedRecordingState } from './shared-recording.store.ts';
import { sharedRecordingStrings } from './shared-recording.strings.ts';
import { SharedRecordingView } from './shared-recording.view.tsx';

interface Args {
  state: SharedRecordingState;
  /** Of the place, in pixels. */
  width: number;
}

/** A recording as its link shows it, in every state. */
const meta: Meta<Args> = {
  parameters: { picture: { width: 860, height: 900 } },
  args: { state: { status: 'loading' }, width: 812 },
  argTypes: { state: { control: false } },
  render: ({ state, width }, { globals }) => (
    <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
      <SharedRecordingView
        state={state}
        strings={sharedRecordingStrings[globals['locale'] === 'en' ? 'en' : 'zh-CN']}
        level={2}
        actions={{
          retry: () => {},
          signIn: () => {},
          manage: () => {},
          renewSource: () => new Promise(() => {}),
          seek: () => {},
        }}
        onPlayer={() => {}}
        renderComments={undefined}
      />
    </div>
  ),
};
export default meta;

type Story = StoryObj<Args>;

const named = (name: string, state: SharedRecordingState): Story => ({ name, args: { state } });

const withPlayer = (story: Story): Story => ({
  ...story,
  play: async ({ canvasElement }) => {
    const [progress] = await within(canvasElement).findAllByRole('slider');
    await waitFor(() => expect(progress).toBeEnabled());
  },
});

export const Loading = named('loading', { status: 'loading' });
export const Ready = withPlayer(
  named('watched by whoever has the link', { status: 'ready', detail: detailOf(recordAt(0)) }),
);
export const Own = withPlayer(
  named('watched by its owner', { status: 'ready', detail: detailOf(recordAt(0), { is_owner: true }) }),
);
export const OwnClosed = withPlayer(
  named('watched by its owner, and not shared', {
    status: 'ready',
    detail: detailOf(recordAt(1), { is_owner: true }),
  }),
);
export const UnknownOwner = withPlayer(
  named('of an account that is gone', { status: 'ready', detail: detailOf(recordAt(4), { user: null }) }),
);
export const Processing = named('its video is still processed', {
  status: 'ready',
  detail: detailOf({ ...recordAt(0), url: '', thumb: '' }),
});
export const Closed = named('closed, or never there', { status: 'closed', isVisitor: false });
export const ClosedToVisitor = named('closed to a visitor, who may be its owner', {
  status: 'closed',
  isVisitor: true,
});
export const Failed = named('not reached', { status: 'failed' });
export const Narrow: Story = {
  ...withPlayer({ name: 'T9 in a column of 320 px', args: { ...Ready.args, width: 320 } }),
  parameters: { picture: { width: 352, height: 900 } },
};
