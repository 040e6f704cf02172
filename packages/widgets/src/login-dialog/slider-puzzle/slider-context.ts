import { createStore } from 'zustand/vanilla';
import { createDeadline } from '../../deadline/deadline.ts';
import type { WidgetHost } from '../../host/widget-host.ts';
import { createLatestCall } from '../../async/latest-call.ts';
import { isMovable, sliderMoves, type SliderState, type SliderStep } from './slider-puzzle.state.ts';
import { createTrail } from './trail.ts';

/** What every rule of the puzzle works on. */
export type SliderContext = ReturnType<typeof createSliderContext>;

export function createSliderContext({ clock, scheduler }: Pick<WidgetHost, 'clock' | 'scheduler'>) {
  const store = createStore<SliderState>(() => ({ step: { status: 'loading' }, reason: null }));
  const current = () => store.getState().step;

  /** The step when its piece may be moved now, else null. */
  const movable = () => {
    const step = current();
    return isMovable(step.status) && 'puzzle' in step ? step : null;
  };

  /** False when the move is not legal; then nothing has changed. */
  const move = (step: SliderStep): boolean => {
    if (!sliderMoves[current().status].includes(step.status)) return false;
    store.setState({ step });
    return true;
  };

  return {
    store,
    clock,
    current,
    movable,
    move,
    /** How long the puzzle is still good. */
    deadline: createDeadline({ clock, scheduler }),
    /** Loading and checking exclude each other. */
    call: createLatestCall(),
    /** How the piece got where it is. */
    trail: createTrail(),
  };
}
