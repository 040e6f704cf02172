/**
 * What a block of home lists, and how its items may be chosen. `most-read` counts readers, `popular` those who have bought it;
 * `by-hand` are those that were picked, in their order.
 */
export const blockOrders = {
  article: ['newest', 'most-read', 'by-hand'],
  course: ['newest', 'popular', 'recommended', 'by-hand'],
  video: ['newest', 'popular', 'by-hand'],
  combo: ['newest', 'popular', 'by-hand'],
  anthology: ['newest', 'by-hand'],
  teacher: ['newest', 'by-hand'],
} as const satisfies Record<string, readonly string[]>;

/** How many cards a block shows at most. */
export const blockSize = 24;
