import { gaps, puzzleWith } from './puzzles.fixtures.ts';
import type { PieceHandlers } from './piece-handlers.ts';
import type { SliderState, SliderStep } from './slider-puzzle.state.ts';

const [gap = 0] = gaps;
const puzzle = puzzleWith(gap);

const at = (step: SliderStep, reason: SliderState['reason'] = null): SliderState => ({ step, reason });

/** Every state that the puzzle can be in, and every reason for a new picture. */
export const sliderFixtures = {
  loading: at({ status: 'loading' }),
  ready: at({ status: 'ready', puzzle, x: 0 }),
  placed: at({ status: 'ready', puzzle, x: 150 }),
  dragging: at({ status: 'dragging', puzzle, x: 96 }),
  checking: at({ status: 'checking', puzzle, x: gap }),
  passed: at({ status: 'passed', puzzle, x: gap }),
  wrong: at({ status: 'wrong', puzzle, x: 0, triesLeft: 2 }),
  wrongByKeys: at({ status: 'wrong', puzzle, x: 180, triesLeft: 1 }),
  usedUp: at({ status: 'ready', puzzle: puzzleWith(148, 1), x: 0 }, 'used-up'),
  expired: at({ status: 'ready', puzzle: puzzleWith(256, 2), x: 0 }, 'expired'),
  unsent: at({ status: 'unsent', puzzle, x: gap }),
  loadFailed: at({ status: 'load-failed', message: null }),
  refused: at({ status: 'load-failed', message: '操作过于频繁，请1分钟后再试' }),
} satisfies Record<string, SliderState>;

const nothing = () => {};

/** For a picture that nobody moves. */
export const stillHandlers: PieceHandlers = {
  pointer: {
    onPointerDown: nothing,
    onPointerMove: nothing,
    onPointerUp: nothing,
    onPointerCancel: nothing,
    onLostPointerCapture: nothing,
  },
  onKeyDown: nothing,
  onRailPress: nothing,
};

export const stillActions = {
  renew: nothing,
  reload: nothing,
  submit: nothing,
  usePicture: nothing,
  breakPicture: nothing,
};
