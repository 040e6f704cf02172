import { ApiError, type CaptchaApi, type SliderPuzzle, type SliderVerdict } from '@shuyuan/api-client';
import { describe, expect, it, vi } from 'vitest';
import { createTestHost } from '../../host/test-host.ts';
import { createPuzzleBackend, gaps } from './puzzles.fixtures.ts';
import { percentOf, sliderMoves, type SliderStatus } from './slider-puzzle.state.ts';
import { createSliderPuzzle } from './slider-puzzle.store.ts';

const [gap = 0, secondGap = 0] = gaps;
const unplugged = () => new ApiError({ kind: 'network', message: 'fetch failed' });
const refusal = (code: number, message: string) => new ApiError({ kind: 'business', code, message });

async function setUp() {
  const host = createTestHost();
  const backend = createPuzzleBackend();
  const slider = vi.fn<CaptchaApi['slider']>(backend.slider);
  const checkSlider = vi.fn<CaptchaApi['checkSlider']>(backend.checkSlider);
  const store = createSliderPuzzle({ captcha: { slider, checkSlider }, host });
  const close = store.open();
  await host.settle();
  const step = () => store.getState().step;
  const status = () => step().status;
  const x = () => {
    const now = step();
    return 'x' in now ? now.x : null;
  };

  /** A hand takes the piece there in ten moves, 16 ms each, and lets go. */
  async function drag(to: number) {
    expect(store.grab()).toBe(true);
    for (let move = 1; move <= 10; move += 1) {
      store.dragTo((to * move) / 10);
      await host.advance(16);
    }
    return store.release();
  }
  return { host, store, slider, checkSlider, close, step, status, x, drag };
}

describe('a hand', () => {
  it('LD-07 LD-03 solves it by dragging, and gets the ticket once', async () => {
    const { drag, status, checkSlider, slider } = await setUp();
    expect(await drag(gap)).toBe('ticket-1');
    expect(status()).toBe('passed');
    expect(slider).toHaveBeenCalledTimes(1);
    const [attempt] = checkSlider.mock.calls[0] ?? [];
    expect(attempt).toMatchObject({ key: 'puzzle-1', x: gap, duration: 160, by: 'pointer' });
    expect(attempt?.trail).toHaveLength(10);
    expect(attempt?.trail[0]).toEqual([0, 21.2]);
    expect(attempt?.trail.at(-1)).toEqual([144, gap]);
  });

  it('cannot take the piece out of the picture', async () => {
    const { store, x } = await setUp();
    store.grab();
    store.dragTo(-40);
    expect(x()).toBe(0);
    store.dragTo(1000);
    expect(x()).toBe(286);
  });

  it('that only presses has not tried', async () => {
    const { store, status, checkSlider, drag } = await setUp();
    store.grab();
    expect(await store.release()).toBeNull();
    expect(await drag(2)).toBeNull();
    expect(status()).toBe('ready');
    expect(checkSlider).not.toHaveBeenCalled();
  });

  it('LD-07 whose pointer the browser takes away has not tried: the piece goes back', async () => {
    const { store, x, status, checkSlider } = await setUp();
    store.grab();
    store.dragTo(120);
    store.cancel();
    expect(status()).toBe('ready');
    expect(x()).toBe(0);
    expect(await store.release()).toBeNull();
    expect(checkSlider).not.toHaveBeenCalled();
  });

  it('begins at the start again after a miss, and with a way of its own', async () => {
    const { host, drag, step, x, checkSlider } = await setUp();
    expect(await drag(40)).toBeNull();
    expect(step()).toMatchObject({ status: 'wrong', triesLeft: 2 });
    expect(x()).toBe(0);
    await host.advance(5000);
    expect(await drag(gap)).toBe('ticket-1');
    expect(checkSlider.mock.calls[1]?.[0]).toMatchObject({ duration: 160 });
    expect(checkSlider.mock.calls[1]?.[0].trail).toHaveLength(10);
  });
});

describe('keys', () => {
  it('LD-07 solve it, step by step, and tell that they did', async () => {
    const { store, x, status, checkSlider } = await setUp();
    store.place(200);
    store.place(gap);
    expect(status()).toBe('ready');
    expect(x()).toBe(gap);
    expect(await store.submit()).toBe('ticket-1');
    expect(checkSlider.mock.calls[0]?.[0]).toMatchObject({ by: 'keys', x: gap });
  });

  it('tell where the piece began, also when one step was enough', async () => {
    const { host, store, checkSlider } = await setUp();
    store.place(gap);
    await host.advance(900);
    expect(await store.submit()).toBe('ticket-1');
    expect(checkSlider.mock.calls[0]?.[0]).toMatchObject({
      duration: 900,
      trail: [
        [0, 0],
        [0, gap],
      ],
    });
  });

  it('check nothing before the piece was moved, nor twice in one place', async () => {
    const { store, checkSlider, step, x } = await setUp();
    expect(await store.submit()).toBeNull();
    expect(checkSlider).not.toHaveBeenCalled();
    store.place(40);
    await store.submit();
    expect(step()).toMatchObject({ status: 'wrong', triesLeft: 2 });
    await store.submit();
    expect(checkSlider).toHaveBeenCalledTimes(1);
    // The piece stays where it was: it may have been nearly right.
    expect(x()).toBe(40);
    store.place(gap);
    expect(await store.submit()).toBe('ticket-1');
  });

  it('LD-07 say where the piece is in whole percent', async () => {
    const { store, step } = await setUp();
    store.place(143);
    const now = step();
    expect('puzzle' in now && percentOf(now)).toBe(50);
    store.place(9999);
    const end = step();
    expect('puzzle' in end && percentOf(end)).toBe(100);
  });
});

describe('the tries', () => {
  it('LD-07 three failures load a new picture, and say so until the piece is moved', async () => {
    const { store, drag, slider, step } = await setUp();
    for (const triesLeft of [2, 1]) {
      await drag(40);
      expect(step()).toMatchObject({ status: 'wrong', triesLeft });
    }
    await drag(40);
    expect(slider).toHaveBeenCalledTimes(2);
    expect(step()).toMatchObject({ status: 'ready', x: 0, puzzle: { key: 'puzzle-2' } });
    expect(store.getState().reason).toBe('used-up');
    expect(await drag(secondGap)).toBe('ticket-2');
    expect(store.getState().reason).toBeNull();
  });

  it('are checked one at a time', async () => {
    const { store, checkSlider, status } = await setUp();
    store.place(gap);
    const both = await Promise.all([store.submit(), store.submit(), store.release()]);
    expect(both).toEqual(['ticket-1', null, null]);
    expect(checkSlider).toHaveBeenCalledTimes(1);
    store.place(3);
    expect(store.grab()).toBe(false);
    expect(status()).toBe('passed');
  });

  it('LD-07 that could not be sent are kept, and sent again as they were', async () => {
    const { store, drag, status, checkSlider, host } = await setUp();
    checkSlider.mockRejectedValueOnce(unplugged());
    expect(await drag(gap)).toBeNull();
    expect(status()).toBe('unsent');
    await host.advance(3000);
    expect(await store.submit()).toBe('ticket-1');
    expect(checkSlider.mock.calls[1]?.[0]).toEqual(checkSlider.mock.calls[0]?.[0]);
  });

  it('that could not be sent are forgotten when the piece is moved on', async () => {
    const { store, drag, checkSlider } = await setUp();
    checkSlider.mockRejectedValueOnce(unplugged());
    await drag(40);
    store.grab();
    store.dragTo(gap);
    expect(await store.release()).toBe('ticket-1');
    expect(checkSlider.mock.calls[1]?.[0]).toMatchObject({ x: gap, by: 'pointer' });
  });

  it('that the server refuses end the puzzle: a new one comes, with its words', async () => {
    const { store, drag, checkSlider, step } = await setUp();
    checkSlider.mockRejectedValueOnce(refusal(1, '验证已失效，请重新拖动'));
    await drag(gap);
    expect(step()).toMatchObject({ status: 'ready', puzzle: { key: 'puzzle-2' } });
    expect(store.getState().reason).toEqual({ message: '验证已失效，请重新拖动' });
  });

  it('of which there were too many get no new picture by themselves', async () => {
    const { store, drag, checkSlider, slider, step } = await setUp();
    checkSlider.mockRejectedValueOnce(refusal(429, '操作过于频繁，请稍后再试'));
    await drag(gap);
    expect(step()).toEqual({ status: 'load-failed', message: '操作过于频繁，请稍后再试' });
    expect(slider).toHaveBeenCalledTimes(1);
    store.renew();
    expect(slider).toHaveBeenCalledTimes(2);
  });
});

describe('the picture', () => {
  it('that does not come, or cannot be shown, is loaded again by a press', async () => {
    const { host, store, slider, status, step } = await setUp();
    slider.mockRejectedValueOnce(unplugged());
    store.renew();
    await host.settle();
    expect(step()).toEqual({ status: 'load-failed', message: null });
    store.renew();
    await host.settle();
    expect(status()).toBe('ready');
    store.breakPicture();
    expect(status()).toBe('load-failed');
  });

  it('is asked for once, however often the button is pressed', async () => {
    const { host, store, slider } = await setUp();
    store.renew();
    store.renew();
    store.renew();
    await host.settle();
    expect(slider).toHaveBeenCalledTimes(2);
    expect(store.getState().reason).toBe('asked');
  });

  it('that has expired is renewed by itself', async () => {
    const { host, store, slider } = await setUp();
    await host.advance(119_999);
    expect(slider).toHaveBeenCalledTimes(1);
    await host.advance(1);
    expect(slider).toHaveBeenCalledTimes(2);
    expect(store.getState().reason).toBe('expired');
  });

  it('is not taken from under a hand, but renewed when it lets go', async () => {
    const { host, store, slider, status, checkSlider } = await setUp();
    store.grab();
    store.dragTo(100);
    await host.advance(200_000);
    expect(slider).toHaveBeenCalledTimes(1);
    expect(status()).toBe('dragging');
    expect(await store.release()).toBeNull();
    await host.settle();
    expect(slider).toHaveBeenCalledTimes(2);
    expect(checkSlider).not.toHaveBeenCalled();
  });

  it('is not renewed while nobody sees it, and once when the page is seen again', async () => {
    const host = createTestHost();
    const hidden = new Set<() => void>();
    const scheduler = {
      ...host.scheduler,
      onHide(listener: () => void) {
        hidden.add(listener);
        return () => void hidden.delete(listener);
      },
    };
    const slider = vi.fn<CaptchaApi['slider']>(createPuzzleBackend().slider);
    const store = createSliderPuzzle({
      captcha: { slider, checkSlider: createPuzzleBackend().checkSlider },
      host: { clock: host.clock, scheduler },
    });
    const close = store.open();
    await host.settle();
    for (const listener of hidden) listener();
    await host.advance(3_600_000);
    expect(slider).toHaveBeenCalledTimes(1);
    await host.wake();
    expect(slider).toHaveBeenCalledTimes(2);
    close();
    expect(hidden.size).toBe(0);
  });
});

describe('an end', () => {
  it('drops what is answered later, and leaves no timer behind', async () => {
    const { host, store, close, slider, status, checkSlider } = await setUp();
    let answer: (late: SliderVerdict) => void = () => {};
    checkSlider.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    store.place(gap);
    const ticket = store.submit();
    close();
    expect(checkSlider.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    answer({ success: 1, ticket: 'late' });
    expect(await ticket).toBeNull();
    await host.advance(600_000);
    expect(status()).toBe('checking');
    expect(slider).toHaveBeenCalledTimes(1);
  });

  it('drops an older picture that comes after a newer one was asked for', async () => {
    const { host, store, slider, step, close } = await setUp();
    let answer: (late: SliderPuzzle) => void = () => {};
    slider.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    store.renew();
    close();
    store.open();
    await host.settle();
    const fresh = step();
    answer({ ...(await createPuzzleBackend().slider()), key: 'late' });
    await host.settle();
    expect(step()).toEqual(fresh);
  });
});

it('moves only so', () => {
  const statuses = Object.keys(sliderMoves) as SliderStatus[];
  expect(statuses.map((from) => `${from} → ${sliderMoves[from].join(', ')}`)).toEqual([
    'loading → loading, ready, load-failed',
    'load-failed → loading',
    'ready → ready, dragging, checking, loading, load-failed',
    'dragging → dragging, ready, checking, loading, load-failed',
    'checking → passed, wrong, unsent, loading, load-failed',
    'passed → loading',
    'wrong → ready, dragging, loading, load-failed',
    'unsent → ready, dragging, checking, loading, load-failed',
  ]);
});
