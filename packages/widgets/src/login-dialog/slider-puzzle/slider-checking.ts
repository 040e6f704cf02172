import { isApiError, type CaptchaApi, type SliderTry } from '@shuyuan/api-client';
import { serverWords } from '../../async/call-failure.ts';
import type { SliderContext } from './slider-context.ts';
import type { SliderSupply } from './slider-supply.ts';

/** Has the server look at an attempt. */
export function createSliderChecking(
  { current, movable, move, call, clock, trail }: SliderContext,
  supply: SliderSupply,
  captcha: Pick<CaptchaApi, 'checkSlider'>,
) {
  /** Kept until it is answered: a hand's way cannot be had a second time. */
  let attempt: SliderTry | null = null;

  function onWrong(triesLeft: number) {
    const step = current();
    attempt = null;
    if (triesLeft <= 0 || !('puzzle' in step)) return void supply.load('used-up');
    // Who steps by keys goes on from where the piece is; a hand begins at the start.
    const x = trail.by() === 'keys' ? step.x : 0;
    if (x === 0) trail.clear();
    move({ status: 'wrong', puzzle: step.puzzle, x, triesLeft });
    supply.renewExpired();
  }

  function fail(error: unknown) {
    const step = current();
    const words = serverWords(error);
    if (words === null) {
      if ('puzzle' in step) move({ status: 'unsent', puzzle: step.puzzle, x: step.x });
    } else {
      attempt = null;
      // This puzzle is over. Who has had too many of them is not given the next before asking for it.
      if (isApiError(error) && error.code === 429) move({ status: 'load-failed', message: words });
      else void supply.load({ message: words });
    }
    if (!isApiError(error)) throw error;
  }

  return {
    /** The piece was moved: what could not be sent counts no more. */
    forget() {
      attempt = null;
    },
    /** Answers the ticket once it has passed, else null. */
    async check(): Promise<string | null> {
      const step = movable();
      if (!step) return null;
      const { puzzle, x } = step;
      attempt ??= { key: puzzle.key, ...trail.end(clock.monotonic(), x) };
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
        onWrong(verdict.tries_left);
      } catch (error) {
        if (!own.isCurrent()) return null;
        own.end();
        fail(error);
      }
      return null;
    },
  };
}
