import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sliderSize } from '@shuyuan/api-client';
import { pieceSide } from '../pictures/puzzle.ts';
import { isInGap, randomPlace } from './puzzle-place.ts';
import { drawPuzzle } from './puzzle-pictures.ts';

const bytesOf = (uri: string) => Buffer.from(uri.split(',')[1] ?? '', 'base64');

async function pixels(uri: string) {
  const { data, info } = await sharp(bytesOf(uri)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4);
  return {
    info,
    at,
    lightAt: (x: number, y: number) => [...at(x, y).subarray(0, 3)].reduce((a, b) => a + b) / 3,
  };
}

describe('the puzzle’s pictures', () => {
  const place = { x: 200, y: 60 };
  const middle = pieceSide;

  it('LD-07 are 350 by 170, twice as fine, with the gap where it is said to be, and a piece with a clear rim', async () => {
    const drawn = await drawPuzzle('a seed', place, sliderSize);
    const [background, piece] = await Promise.all([pixels(drawn.background), pixels(drawn.piece)]);
    expect(background.info).toMatchObject({ width: 700, height: 340 });
    expect(piece.info).toMatchObject({ width: 2 * pieceSide, height: 2 * pieceSide });
    expect(piece.at(0, 0)[3]).toBe(0);
    expect(piece.at(middle, middle)[3]).toBe(255);
    // What the piece shows has become dark in the background.
    const bright = piece.lightAt(middle, middle);
    expect(background.lightAt(2 * place.x + middle, 2 * place.y + middle)).toBeLessThan(bright * 0.7);
  });

  it('are small, and others for another seed', async () => {
    const [one, two] = await Promise.all(['a', 'b'].map((seed) => drawPuzzle(seed, place, sliderSize)));
    expect(one?.background).not.toBe(two?.background);
    for (const drawn of [one, two]) expect(JSON.stringify(drawn).length).toBeLessThan(60_000);
  });
});

describe('the place of the gap', () => {
  it('is never foreseeable, lies within the picture, and well away from the start', () => {
    const places = Array.from({ length: 500 }, randomPlace);
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBeGreaterThan(450);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(100);
      expect(x).toBeLessThanOrEqual(sliderSize.width - pieceSide);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(sliderSize.height - pieceSide);
    }
  });

  it.each([
    [195, true],
    [205, true],
    [194, false],
    [206, false],
    [0, false],
  ])('at 200 is met at %d: %s', (x, isMet) => expect(isInGap(x, 200)).toBe(isMet));
});
