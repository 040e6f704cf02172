import { describe, expect, it } from 'vitest';
import { freeRoom, margin, movedBy, positionOf, readPlace, standardPlace, stepByKey } from './bar-place.ts';

const window = { width: 1000, height: 700 };
const bar = { width: 200, height: 48 };
const free = freeRoom(window, bar);

const edges = (place: { x: number; y: number }) => {
  const { left, top } = positionOf(place, free);
  return { left, top, right: window.width - left - bar.width, bottom: window.height - top - bar.height };
};

describe('the place of the mini bar', () => {
  it('is in the middle below until somebody moves it', () => {
    expect(edges(standardPlace)).toEqual({ left: 400, right: 400, top: 640, bottom: margin });
  });

  it.each([
    ['far to the left and up', { x: -5000, y: -5000 }],
    ['far to the right and down', { x: 5000, y: 5000 }],
    ['a little', { x: 3, y: -4 }],
  ])('SR-12: stays inside the window when it is moved %s', (_, by) => {
    const { left, top, right, bottom } = edges(movedBy(standardPlace, by, free));
    for (const edge of [left, top, right, bottom]) expect(edge).toBeGreaterThanOrEqual(margin);
  });

  it('SR-12: stays inside a window that becomes smaller', () => {
    const corner = movedBy(standardPlace, { x: 5000, y: 5000 }, free);
    const small = { width: 360, height: 300 };
    const { left, top } = positionOf(corner, freeRoom(small, bar));
    expect(left + bar.width).toBe(small.width - margin);
    expect(top + bar.height).toBe(small.height - margin);
  });

  it('stays where it is when the window is narrower than the bar', () => {
    const none = freeRoom({ width: 120, height: 300 }, bar);
    expect(movedBy(standardPlace, { x: 40, y: 0 }, none)).toEqual(standardPlace);
    expect(positionOf(standardPlace, none).left).toBe(margin);
  });

  it('SR-12: goes by as many pixels as the pointer or the key says', () => {
    const from = positionOf(standardPlace, free);
    const to = positionOf(movedBy(standardPlace, { x: -33, y: -120 }, free), free);
    expect(to).toEqual({ left: from.left - 33, top: from.top - 120 });
    expect(stepByKey('ArrowLeft', false)).toEqual({ x: -16, y: 0 });
    expect(stepByKey('ArrowDown', true)).toEqual({ x: 0, y: 80 });
    expect(stepByKey('Enter', false)).toBeNull();
  });

  it.each([[undefined], [null], ['0.5'], [{ x: 2, y: 0 }], [{ x: NaN, y: 0 }], [{ y: 0.5 }]])(
    'takes nothing for a place that is none: %j',
    (value) => {
      expect(readPlace(value)).toBeNull();
    },
  );

  it('reads what was kept', () => {
    expect(readPlace({ x: 0.25, y: 1 })).toEqual({ x: 0.25, y: 1 });
  });
});
