import { describe, expect, it } from 'vitest';
import { isOneColour, sizeOfPicture } from './picture-facts.ts';

describe('the size of a picture', () => {
  it.each([
    [1280, 720, 640, 360],
    [1366, 768, 640, 359],
    [640, 480, 640, 480],
    [320, 180, 320, 180],
    [3440, 1440, 640, 267],
    [1080, 2400, 640, 1422],
    [400, 4000, 160, 1600],
  ])('of a film of %d × %d is %d × %d', (width, height, drawnWidth, drawnHeight) => {
    expect(sizeOfPicture({ width, height })).toEqual({ width: drawnWidth, height: drawnHeight });
  });
});

describe('a picture without anything on it', () => {
  const picture = (paint: (pixel: number) => [number, number, number]) =>
    Uint8ClampedArray.from(Array.from({ length: 640 * 20 }, (_, pixel) => [...paint(pixel), 255]).flat());

  it('is of one colour, as far as coding leaves it one', () => {
    expect(isOneColour(picture(() => [0, 0, 0]))).toBe(true);
    expect(isOneColour(picture((pixel) => [250 - (pixel % 5), 250, 248]))).toBe(true);
  });

  it('has no word and no line', () => {
    const isInk = (pixel: number) => pixel % 640 > 100 && pixel % 640 < 140 && Math.floor(pixel / 640) === 9;
    expect(isOneColour(picture((pixel) => (isInk(pixel) ? [20, 20, 20] : [250, 250, 248])))).toBe(false);
    expect(isOneColour(picture((pixel) => [0, pixel % 640 > 320 ? 90 : 0, 0]))).toBe(false);
  });
});
