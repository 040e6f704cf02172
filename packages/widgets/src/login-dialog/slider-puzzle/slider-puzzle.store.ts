import { isApiError, type CaptchaApi, type SliderTry } from '@shuyuan/api-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createDeadline } from '../../deadline/deadline.ts';
import type { WidgetHost } from '../../host/widget-host.ts';
import { serverWords } from '../call-failure.ts';
import { createLatestCall } from '../latest-call.ts';
import {
  isMovable,
  rangeOf,
  sliderMoves,
  type RenewalReason,
  type SliderState,
  type SliderStep,
} from './slider-puzzle.state.ts';
import { createTrail } from './trail.ts';

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
  const store = createStore<SliderState>(() => ({ step: { status: 'loading' }, reason: null }));
  const deadline = createDeadline({ clock: host.clock, scheduler: host.scheduler });
  const call = createLatestCall();
  const trail = createTrail();
  let attempt: SliderTry | null = null;
  let grabbedAt = 0;
  let isHidden = false;

  const current = () => store.getState().step;

  function move(step: SliderStep): boolean {
    if (!sliderMoves[current().status].includes(step.status)) return false;
    store.setState({ step });
    return true;
  }

  /** Where the piece may be moved, or null. */
  function movable() {
    const step = current();
    return isMovable(step.status) && 'puzzle' in step ? step : null;
  }

  async function load(reason: RenewalReason | null) {
    if (!move({ status: 'loading' })) return;
    store.setState({ reason });
    trail.clear();
    attempt = null;
    deadline.reset();
    const own = call.begin();
    try {
      const puzzle = await captcha.slider({ signal: own.signal });
      if (!own.isCurrent()) return;
      own.end();
      deadline.start(puzzle.expires_in * 1000);
      move({ status: 'ready', puzzle, x: 0 });
    } catch (error) {
      if (!own.isCurrent()) return;
      own.end();
      move({ status: 'load-failed', message: serverWords(error) });
      if (!isApiError(error)) throw error;
    }
  }

  /** What has expired is renewed where somebody sees it, and not under the hand that is moving it. */
  function renewExpired() {
    const { status } = current();
    const isIdle = status === 'ready' || status === 'wrong' || status === 'unsent';
    if (isIdle && !isHidden && deadline.remaining() === 0) void load('expired');
  }

  function put(status: 'ready' | 'dragging', x: number, by: SliderTry['by']) {
    const step = movable();
    if (!step) return;
    const { puzzle } = step;
    const place = Math.min(rangeOf(puzzle), Math.max(0, x));
    trail.record(host.clock.monotonic(), place, by);
    attempt = null;
    store.setState({ reason: null });
    move({ status, puzzle, x: place });
  }

  function goBack() {
    const step = movable();
    trail.clear();
    if (step) move({ status: 'ready', puzzle: step.puzzle, x: 0 });
  }

  async function check(): Promise<string | null> {
    const step = movable();
    if (!step) return null;
    const { puzzle, x } = step;
    attempt ??= { key: puzzle.key, ...trail.end(host.clock.monotonic(), x) };
    if (!move({ status: 'checking', puzzle, x })) return null;
    const own = call.begin();
    try {
      const verdict = await captcha.checkSlider(attempt, { signal: own.signal });
      if (!own.isCurrent()) return null;
      own.end();
      if (verdict.success === 1) {
        move({ status: 'passed', puzzle, x });
        return verdict.ticket;
      }
      miss(verdict.tries_left);
    } catch (error) {
      if (!own.isCurrent()) return null;
      own.end();
      fail(error);
    }
    return null;
  }

  function miss(triesLeft: number) {
    const step = current();
    if (!('puzzle' in step)) return;
    if (triesLeft <= 0) return void load('used-up');
    attempt = null;
    // Who steps by keys goes on from where the piece is; a hand begins at the start.
    const x = trail.by() === 'keys' ? step.x : 0;
    if (x === 0) trail.clear();
    move({ status: 'wrong', puzzle: step.puzzle, x, triesLeft });
    renewExpired();
  }

  function fail(error: unknown) {
    const step = current();
    const words = serverWords(error);
    if (words !== null && isApiError(error)) {
      // The puzzle is over. Too many of them: the next one waits until it is asked for.
      if (error.code === 429) move({ status: 'load-failed', message: words });
      else void load({ message: words });
    } else if ('puzzle' in step) {
      move({ status: 'unsent', puzzle: step.puzzle, x: step.x });
    }
    if (!isApiError(error)) throw error;
  }

  deadline.subscribe(renewExpired);

  return {
    ...store,
    open() {
      isHidden = false;
      const stopHearing = [
        host.scheduler.onHide(() => {
          isHidden = true;
        }),
        host.scheduler.onWake(() => {
          isHidden = false;
          renewExpired();
        }),
      ];
      void load(null);
      return () => {
        call.letGo();
        deadline.dispose();
        for (const stop of stopHearing) stop();
      };
    },
    renew() {
      if (current().status !== 'loading') void load('asked');
    },
    grab() {
      const step = movable();
      if (!step) return false;
      grabbedAt = step.x;
      return true;
    },
    dragTo: (x) => put('dragging', x, 'pointer'),
    async release() {
      const step = current();
      if (step.status !== 'dragging') return null;
      if (Math.abs(step.x - grabbedAt) < leastDrag || step.x < leastDrag) goBack();
      else if (deadline.remaining() > 0) return check();
      else void load('expired');
      return null;
    },
    cancel() {
      if (current().status === 'dragging') goBack();
    },
    place: (x) => put('ready', x, 'keys'),
    async submit() {
      const { status } = current();
      // Not after a miss: the same place twice would waste a try.
      const isWorthIt = status === 'unsent' || (status === 'ready' && !trail.isEmpty());
      return isWorthIt ? check() : null;
    },
    breakPicture: () => void move({ status: 'load-failed', message: null }),
  };
}
