import { describe, expect, it, vi } from 'vitest';
import type { Trimmer } from '../recorder-media.ts';
import { createTrimStore } from './trim.store.ts';

const file = new File(['film'], 'film.mp4');

interface Order {
  range: { from: number; to: number };
  signal: AbortSignal;
  onProgress: (part: number) => void;
  finish: (file: Blob, duration: number) => void;
  fail: () => void;
}

function setUp(duration = 84) {
  const orders: Order[] = [];
  const strips: Parameters<Trimmer['strip']>[1][] = [];
  const trimmer: Trimmer = {
    trim: (_, range, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        orders.push({
          range,
          signal,
          onProgress,
          finish: (cut, length) => resolve({ file: cut, duration: length }),
          fail: () => reject(new Error('The encoder has stopped.')),
        });
      }),
    strip: (_, options) => {
      strips.push(options);
      return Promise.reject(new Error('No pictures.'));
    },
  };
  const onCut = vi.fn<(file: Blob, duration: number, range: { from: number; to: number }) => void>();
  const store = createTrimStore({ file, duration, trimmer, onCut });
  const range = () => store.getState().range;
  return { store, range, orders, strips, onCut };
}

describe('what is kept of a recording', () => {
  it('SR-16: is all of it at first, and tenths of seconds after that', () => {
    const { store, range } = setUp(84.27);
    expect(range()).toEqual({ from: 0, to: 84.27 });
    store.setFrom(3.14159);
    store.setTo(60.08);
    expect(range()).toEqual({ from: 3.1, to: 60.1 });
  });

  it('SR-16: is a second at least, wherever the handles are put', () => {
    const { store, range } = setUp();
    store.setFrom(500);
    expect(range()).toEqual({ from: 83, to: 84 });
    store.setTo(-7);
    expect(range()).toEqual({ from: 83, to: 84 });
    store.setFrom(-7);
    store.setTo(0);
    expect(range()).toEqual({ from: 0, to: 1 });
  });

  it('reaches the very end, though that is no whole tenth', () => {
    const { store, range } = setUp(84.27);
    store.setTo(50);
    store.setTo(84.25);
    expect(range().to).toBe(84.27);
  });

  it('is all of a recording that is shorter than a second', () => {
    const { store, range } = setUp(0.6);
    store.setFrom(0.4);
    store.setTo(0.2);
    expect(range()).toEqual({ from: 0, to: 0.6 });
  });
});

describe('taking back', () => {
  it('SR-16: takes back one pull of a handle, however many places it went through', () => {
    const { store, range } = setUp();
    expect(store.getState().canUndo).toBe(false);
    store.grab();
    for (const place of [1, 5, 9, 12]) store.setFrom(place);
    store.grab();
    store.setTo(70);
    expect(store.getState().canUndo).toBe(true);
    store.undo();
    expect(range()).toEqual({ from: 12, to: 84 });
    store.undo();
    expect(range()).toEqual({ from: 0, to: 84 });
    expect(store.getState().canUndo).toBe(false);
    store.undo();
    expect(range()).toEqual({ from: 0, to: 84 });
  });

  it('takes back one for all of it, and leaves out pulls that went nowhere', () => {
    const { store, range } = setUp();
    store.grab();
    store.setFrom(20);
    store.grab();
    store.grab();
    store.chooseAll();
    expect(range()).toEqual({ from: 0, to: 84 });
    store.undo();
    expect(range()).toEqual({ from: 20, to: 84 });
  });
});

describe('cutting', () => {
  it('SR-16: makes another file of what is kept, and tells how far it has come', async () => {
    const { store, orders, onCut } = setUp();
    store.grab();
    store.setFrom(10);
    const cutting = store.cut();
    const [order] = orders;
    expect(order?.range).toEqual({ from: 10, to: 84 });
    order?.onProgress(0.004);
    expect(store.getState().step).toEqual({ kind: 'cutting', part: 0 });
    order?.onProgress(0.5);
    order?.onProgress(0.3);
    expect(store.getState().step).toEqual({ kind: 'cutting', part: 0.5 });
    const cut = new Blob(['part']);
    order?.finish(cut, 74);
    await cutting;
    expect(onCut.mock.calls).toEqual([[cut, 74, { from: 10, to: 84 }]]);
  });

  it('does nothing when all of it is kept, or while it is cut already', async () => {
    const { store, orders } = setUp();
    await store.cut();
    expect(orders).toHaveLength(0);
    store.setTo(40);
    void store.cut();
    void store.cut();
    store.setFrom(5);
    store.undo();
    expect(orders).toHaveLength(1);
    expect(store.getState().range).toEqual({ from: 0, to: 40 });
  });

  it('says that it has failed, keeps what was chosen, and can be tried again', async () => {
    const { store, orders, onCut, range } = setUp();
    store.setTo(40);
    const cutting = store.cut();
    orders[0]?.fail();
    await cutting;
    expect(store.getState().step).toEqual({ kind: 'choosing', hasFailed: true });
    expect(range()).toEqual({ from: 0, to: 40 });
    const again = store.cut();
    orders[1]?.finish(new Blob(), 40);
    await again;
    expect(onCut).toHaveBeenCalledTimes(1);
  });

  it('hands nothing on after it was called off', async () => {
    const { store, orders, onCut } = setUp();
    store.setTo(40);
    const cutting = store.cut();
    store.cancel();
    expect(orders[0]?.signal.aborted).toBe(true);
    orders[0]?.onProgress(0.9);
    orders[0]?.finish(new Blob(), 40);
    await cutting;
    expect(store.getState().step).toEqual({ kind: 'choosing', hasFailed: false });
    expect(onCut).not.toHaveBeenCalled();
  });
});

describe('the strip', () => {
  it('SR-16: shows pictures as they come, and does without them', async () => {
    const { store, strips } = setUp();
    const close = store.open();
    const [strip] = strips;
    strip?.onPicture(3, 'blob:3');
    strip?.onPicture(0, 'blob:0');
    const { pictures } = store.getState();
    expect(pictures).toHaveLength(strip?.count ?? 0);
    expect([pictures[0], pictures[1], pictures[3]]).toEqual(['blob:0', null, 'blob:3']);
    await Promise.resolve();
    close();
    expect(strip?.signal.aborted).toBe(true);
    strip?.onPicture(1, 'blob:1');
    expect(store.getState().pictures[1]).toBeNull();
  });

  it('ends a cut when it is left', async () => {
    const { store, orders, onCut } = setUp();
    const close = store.open();
    store.setTo(40);
    const cutting = store.cut();
    close();
    orders[0]?.finish(new Blob(), 40);
    await cutting;
    expect(onCut).not.toHaveBeenCalled();
  });
});
