import { randomInt } from 'node:crypto';
import { sliderSize } from '@shuyuan/api-client';
import { pieceSide } from '../pictures/puzzle.ts';

export interface PuzzlePlace {
  /** Left edge of the gap in pixels of the picture. */
  x: number;
  y: number;
}

const margin = 6;

/** A piece begins at the left: a gap there would be met without looking. */
const leastWay = 100;

/** How far off a piece may be let go, in pixels. A fingertip is no better. */
const tolerance = 5;

/** Where a gap is, unforeseeable. */
export function randomPlace(): PuzzlePlace {
  return {
    x: randomInt(leastWay, sliderSize.width - pieceSide - margin + 1),
    y: randomInt(margin, sliderSize.height - pieceSide - margin + 1),
  };
}

export function isInGap(x: number, gapX: number): boolean {
  return Math.abs(x - gapX) <= tolerance;
}
