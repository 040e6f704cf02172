import { expect, it } from 'vitest';
import { closest, panBy, wholePicture, zoomAt } from './zoom.ts';

const room = { stage: { width: 800, height: 600 }, picture: { width: 800, height: 450 } };

it('keeps the point under the finger where it is', () => {
  const view = zoomAt(wholePicture, 2, { x: 100, y: -50 }, room);
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
  // The point of the picture that lay there lies there still.
  expect((100 - view.x) / view.scale).toBe(100);
});

it('goes no further away than the whole picture, and no closer than its closest', () => {
  expect(zoomAt(wholePicture, 0.5, { x: 40, y: 40 }, room)).toEqual(wholePicture);
  expect(zoomAt(wholePicture, 99, { x: 0, y: 0 }, room).scale).toBe(closest);
});

it('does not move a picture that is seen whole', () => {
  expect(panBy(wholePicture, 300, 300, room)).toEqual(wholePicture);
});

it('stops at the edges of a large one, each way for itself', () => {
  const large = { scale: 2, x: 0, y: 0 };
  expect(panBy(large, 9999, 0, room)).toEqual({ scale: 2, x: 400, y: 0 });
  expect(panBy(large, 0, -9999, room)).toEqual({ scale: 2, x: 0, y: -150 });
  expect(panBy({ ...large, scale: 1.2 }, 0, 50, room).y).toBe(0);
});

it('comes back to the middle on the way out', () => {
  expect(zoomAt({ scale: 2, x: 400, y: 150 }, 0.5, { x: 0, y: 0 }, room)).toEqual(wholePicture);
});
