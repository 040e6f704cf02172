/** Where the bar lies in what the window leaves free around it: 0 at the left or the top, 1 at the other end. */
export interface BarPlace {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** In the middle below, until somebody moves it. */
export const standardPlace: BarPlace = { x: 0.5, y: 1 };

/** Pixels that are kept between the bar and the edges of the window. */
export const margin = 12;

const within = (part: number) => Math.min(1, Math.max(0, part));

/** Pixels that the bar can be moved by; none when it is wider than the window. */
export const freeRoom = (window: Size, bar: Size): Size => ({
  width: Math.max(0, window.width - bar.width - 2 * margin),
  height: Math.max(0, window.height - bar.height - 2 * margin),
});

/** Left and top edge in the window, in pixels. */
export const positionOf = ({ x, y }: BarPlace, free: Size) => ({
  left: margin + Math.round(x * free.width),
  top: margin + Math.round(y * free.height),
});

/** The place that many pixels farther, and never outside the window. */
export const movedBy = ({ x, y }: BarPlace, by: { x: number; y: number }, free: Size): BarPlace => ({
  x: free.width > 0 ? within(x + by.x / free.width) : x,
  y: free.height > 0 ? within(y + by.y / free.height) : y,
});

const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where a key takes the bar, in pixels; null when it is none of its keys. The arrows are those of the screen in every script. */
export function stepByKey(key: string, isLarge: boolean): { x: number; y: number } | null {
  const step = steps[key];
  const pixels = isLarge ? 80 : 16;
  return step ? { x: step.x * pixels, y: step.y * pixels } : null;
}

/** What was kept by an earlier page, when it is a place. */
export function readPlace(value: unknown): BarPlace | null {
  const { x, y } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return typeof x === 'number' && typeof y === 'number' && x >= 0 && x <= 1 && y >= 0 && y <= 1
    ? { x, y }
    : null;
}
