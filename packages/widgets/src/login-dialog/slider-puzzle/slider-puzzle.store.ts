import type { CaptchaApi, SliderTry } from '@shuyuan/api-client';
import type { StoreApi } from 'zustand/vanilla';
import type { WidgetHost } from '../../host/widget-host.ts';
import { createSliderChecking } from './slider-checking.ts';
import { createSliderContext } from './slider-context.ts';
import { rangeOf, type SliderState } from './slider-puzzle.state.ts';
import { createSliderSupply } from './slider-supply.ts';

export interface SliderPuzzleDeps {
  /** Only the calls that it makes. */
  captcha: Pick<CaptchaApi, 'slider' | 'checkSlider'>;
  host: Pick<WidgetHost, 'clock' | 'scheduler'>;
}

/** Places are left edges of the piece, in pixels of the picture. */
export interface SliderPuzzleStore extends StoreApi<SliderState> {
  /** Fetches the first picture; the answered function ends everything, and what is answered later is dropped. */
  open: () => () => void;
  /** A new picture, because the person asks for one. */
  renew: () => void;
  /** A hand takes the piece. False when it cannot be moved now. */
  grab: () => boolean;
  dragTo: (x: number) => void;
  /** The hand lets go: the attempt is checked. Answers the ticket once it has passed, else null. */
  release: () => Promise<string | null>;
  /** The browser has taken the pointer away: the piece goes back, nothing is checked. */
  cancel: () => void;
  /** By keys, or by a press beside the piece. Checked by `submit` only. */
  place: (x: number) => void;
  /** Checks what `place` has put there, or sends again what could not be sent. */
  submit: () => Promise<string | null>;
  /** The browser cannot show the picture. */
  breakPicture: () => void;
}

/** A hand that moves less has pressed, not dragged. */
const leastDrag = 3;

/** The rules of the slider puzzle. */
export function createSliderPuzzle({ captcha, host }: SliderPuzzleDeps): SliderPuzzleStore {
  const context = createSliderContext(host);
  const supply = createSliderSupply(context, captcha, host.scheduler);
  const checking = createSliderChecking(context, supply, captcha);
  const { store, current, movable, move, trail, deadline } = context;
  let grabbedAt = 0;

  function put(status: 'ready' | 'dragging', to: number, by: SliderTry['by']) {
    const step = movable();
    if (!step) return;
    const x = Math.min(rangeOf(step.puzzle), Math.max(0, to));
    trail.record(context.clock.monotonic(), x, by);
    checking.forget();
    store.setState({ reason: null });
    move({ status, puzzle: step.puzzle, x });
  }

  function goBack() {
    const step = movable();
    trail.clear();
    if (step) move({ status: 'ready', puzzle: step.puzzle, x: 0 });
    supply.renewExpired();
  }

  return {
    ...store,
    open: supply.open,
    renew() {
      if (current().status !== 'loading') void supply.load('asked');
    },
    grab() {
      const step = movable();
      grabbedAt = step?.x ?? 0;
      return step !== null;
    },
    dragTo: (x) => put('dragging', x, 'pointer'),
    async release() {
      const step = current();
      if (step.status !== 'dragging') return null;
      const isPress = Math.abs(step.x - grabbedAt) < leastDrag || step.x < leastDrag;
      if (!isPress && deadline.remaining() > 0) return checking.check();
      goBack();
      return null;
    },
    cancel() {
      if (current().status === 'dragging') goBack();
    },
    place(x) {
      const step = movable();
      // The way of a single step has two ends.
      if (step && trail.isEmpty()) trail.record(context.clock.monotonic(), step.x, 'keys');
      put('ready', x, 'keys');
    },
    async submit() {
      const { status } = current();
      // Not after a miss: the same place twice would waste a try.
      const isWorthIt = status === 'unsent' || (status === 'ready' && !trail.isEmpty());
      return isWorthIt ? checking.check() : null;
    },
    breakPicture: () => void move({ status: 'load-failed', message: null }),
  };
}
