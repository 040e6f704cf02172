import { useUi } from '@shuyuan/ui/provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Usage } from '../../../../../.storybook/usage.ts';
import { sliderFixtures as states, stillActions, stillHandlers } from './slider-puzzle.fixtures.ts';
import type { SliderState } from './slider-puzzle.state.ts';
import { sliderPuzzleStrings } from './slider-puzzle.strings.ts';
import { SliderPuzzleView } from './slider-puzzle.view.tsx';
import { PartsSheet } from '../../testing/parts-sheet.fixtures.tsx';

const usage: Usage = {
  use: ['Before an SMS is sent: proof that a person is there. It is solved by mouse, finger or keys.'],
  avoid: [
    'Without a second way: hand onUsePicture what shows the picture captcha, which also asks in words.',
  ],
  keys: [
    ['Left, Right, Up, Down', 'Move the piece by two pixels of the picture.'],
    ['Shift with these, Page Up, Page Down', 'Move it by twenty.'],
    ['Home, End', 'Put it at the start, or as far as it goes.'],
    ['Enter', 'Has it checked. A finger or the mouse has it checked by letting go.'],
  ],
  parts: {
    stage: 'The picture.',
    piece: 'The piece in it.',
    rail: 'The way of the handle; a press on it puts the piece there.',
    handle: 'What is dragged; has the role slider.',
    message: 'What the last try has come to.',
  },
  limits: ['The pictures are data: addresses, which a strict policy of the page must allow for images.'],
};

/** The puzzle as it is drawn, without its rules. */
function Still({ state, width = 350 }: { state: SliderState; width?: number }) {
  const { locale } = useUi();
  return (
    <div style={{ inlineSize: width }}>
      <SliderPuzzleView
        state={state}
        strings={sliderPuzzleStrings[locale]}
        actions={stillActions}
        handlers={stillHandlers}
      />
    </div>
  );
}

const meta = {
  component: Still,
  args: { state: states.ready },
  parameters: { usage, picture: { width: 382, height: 340 } },
} satisfies Meta<typeof Still>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: 'LD-07 loading', args: { state: states.loading } };
export const Ready: Story = { name: 'LD-07 ready' };
/** By keys, or by a press on the rail: it is checked when the person says so. */
export const Placed: Story = { name: 'LD-07 placed by keys', args: { state: states.placed } };
export const Dragging: Story = { name: 'LD-07 dragging', args: { state: states.dragging } };
export const Checking: Story = { name: 'LD-07 checking', args: { state: states.checking } };
export const Passed: Story = { name: 'LD-07 passed', args: { state: states.passed } };
export const Wrong: Story = { name: 'LD-07 wrong', args: { state: states.wrong } };
export const WrongByKeys: Story = { name: 'LD-07 wrong by keys', args: { state: states.wrongByKeys } };
export const UsedUp: Story = {
  name: 'LD-07 a new picture after three failures',
  args: { state: states.usedUp },
};
export const Expired: Story = {
  name: 'a new picture after the old one expired',
  args: { state: states.expired },
};
export const Unsent: Story = { name: 'a try that could not be sent', args: { state: states.unsent } };
export const LoadFailed: Story = { name: 'LD-07 not loaded', args: { state: states.loadFailed } };
export const Refused: Story = { name: 'refused by the server', args: { state: states.refused } };

/** In a column of 320 px with its padding, the picture is smaller; its pixels are the same. */
export const Narrow: Story = { args: { state: states.placed, width: 256 } };

export const Sheet: Story = {
  parameters: { picture: { width: 1184, height: 1420 } },
  render: () => (
    <PartsSheet>
      {Object.entries(states).map(([name, state]) => (
        <Still key={name} state={state} />
      ))}
      <Still state={states.wrong} width={256} />
    </PartsSheet>
  ),
};
