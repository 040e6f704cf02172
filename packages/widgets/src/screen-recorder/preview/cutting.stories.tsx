import { useUi } from '@shuyuan/ui/provider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { contextIn, SheetPicture } from '../views/recorder-picture.fixtures.tsx';
import { filmUrl, slides } from '../views/recorder-states.fixtures.ts';
import type { TrimState } from './trim.store.ts';
import { TrimView, type TrimActions } from './trim.view.tsx';

const still: TrimActions = {
  grab: () => {},
  setFrom: () => {},
  setTo: () => {},
  undo: () => {},
  chooseAll: () => {},
  cut: async () => {},
  cancel: () => {},
  show: () => {},
  togglePlay: () => {},
  back: () => {},
};

const pictures = Array.from({ length: 8 }, (_, index) => slides[Math.floor(index / 2)] ?? null);

const state = (part: Partial<TrimState> = {}): TrimState => ({
  step: { kind: 'choosing', hasFailed: false },
  range: { from: 12.4, to: 66 },
  duration: 84,
  pictures,
  canUndo: true,
  ...part,
});

interface PictureProps {
  state: TrimState;
  actions?: TrimActions;
}

/** The cutting, without the dialog around it. */
function Picture({ state: shown, actions = still }: PictureProps) {
  const { locale } = useUi();
  return (
    <SheetPicture width={920}>
      <TrimView
        state={shown}
        actions={actions}
        isPlaying={false}
        url={filmUrl}
        videoRef={null}
        videoEvents={{ onPlay: () => {}, onPause: () => {}, onTimeUpdate: () => {} }}
        context={contextIn(locale)}
      />
    </SheetPicture>
  );
}

const meta = {
  title: 'Screen recorder/Cutting',
  component: Picture,
  parameters: { picture: { width: 1000, height: 780 } },
  args: { state: state() },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** SR-16: the middle is kept. */
export const Chosen: Story = {};
/** SR-16: all is kept, and pictures are on their way. */
export const Untouched: Story = {
  args: {
    state: state({
      range: { from: 0, to: 84 },
      canUndo: false,
      pictures: pictures.map((url, index) => (index < 3 ? url : null)),
    }),
  },
};
/** SR-16: a second is left. */
export const Shortest: Story = { args: { state: state({ range: { from: 40, to: 41 } }) } };
/** SR-16 */
export const Cutting: Story = { args: { state: state({ step: { kind: 'cutting', part: 0.38 } }) } };
/** It has failed; what was chosen is still there. */
export const Failed: Story = { args: { state: state({ step: { kind: 'choosing', hasFailed: true } }) } };

/** SR-16: a handle follows the hand, and the keys go by tenths and by seconds. */
export const ByHandAndKeys: Story = {
  parameters: { picture: false },
  args: { actions: { ...still, grab: fn(), setFrom: fn(), setTo: fn(), show: fn() } },
  play: async ({ canvasElement, args }) => {
    const { actions } = args;
    const start = within(canvasElement).getByRole('slider', { name: '开头' });
    const strip = start.parentElement?.getBoundingClientRect();
    if (!strip) throw new Error('The strip is not there.');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: start },
      { target: start, coords: { clientX: strip.left + strip.width / 2, clientY: strip.top + 20 } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(actions?.grab).toHaveBeenCalledTimes(1);
    await expect(actions?.setFrom).toHaveBeenLastCalledWith(42);
    await expect(actions?.show).toHaveBeenLastCalledWith(42);
    const end = within(canvasElement).getByRole('slider', { name: '结尾' });
    end.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(actions?.setTo).toHaveBeenLastCalledWith(66.1);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(actions?.setTo).toHaveBeenLastCalledWith(65);
    await userEvent.keyboard('{End}');
    await expect(actions?.setTo).toHaveBeenLastCalledWith(84);
  },
};
