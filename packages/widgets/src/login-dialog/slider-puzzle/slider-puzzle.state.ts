import { sliderSize, type SliderPuzzle } from '@shuyuan/api-client';

/** A puzzle, and where its piece lies: the left edge in pixels of the picture. */
export interface Placed {
  puzzle: SliderPuzzle;
  x: number;
}

/** Where the puzzle stands. */
export type SliderStep =
  | { status: 'loading' }
  /** `message` is what the server has said, null when it said nothing. */
  | { status: 'load-failed'; message: string | null }
  /** The piece lies at the start, or where keys have put it. */
  | (Placed & { status: 'ready' })
  | (Placed & { status: 'dragging' })
  | (Placed & { status: 'checking' })
  | (Placed & { status: 'passed' })
  | (Placed & { status: 'wrong'; triesLeft: number })
  /** The server could not be asked. The attempt is kept and can be sent again. */
  | (Placed & { status: 'unsent' });

export type SliderStatus = SliderStep['status'];

/** Why there is a new picture: for the person, who may not have asked for one. */
export type RenewalReason = 'asked' | 'used-up' | 'expired' | { message: string };

export interface SliderState {
  step: SliderStep;
  /** Forgotten with the first move on the new picture. */
  reason: RenewalReason | null;
}

/** Legal moves. Everything else is refused, so that one attempt is never checked twice. */
export const sliderMoves: Record<SliderStatus, readonly SliderStatus[]> = {
  loading: ['loading', 'ready', 'load-failed'],
  'load-failed': ['loading'],
  ready: ['ready', 'dragging', 'checking', 'loading', 'load-failed'],
  dragging: ['dragging', 'ready', 'checking', 'loading', 'load-failed'],
  checking: ['passed', 'wrong', 'unsent', 'loading', 'load-failed'],
  passed: ['loading'],
  wrong: ['ready', 'dragging', 'loading', 'load-failed'],
  unsent: ['ready', 'dragging', 'checking', 'loading', 'load-failed'],
};

/** The farthest place of a piece. */
export const rangeOf = ({ piece_width }: Pick<SliderPuzzle, 'piece_width'>) =>
  Math.max(1, sliderSize.width - piece_width);

/** How far the piece has come, in whole percent: what is spoken. */
export const percentOf = ({ puzzle, x }: Placed) => Math.round((x / rangeOf(puzzle)) * 100);

/** Whether the piece may be moved now. */
export const isMovable = (status: SliderStatus) => sliderMoves[status].includes('dragging');
