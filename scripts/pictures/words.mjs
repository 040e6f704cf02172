// What is said of a picture that differs.

const size = ([width, height]) => `${width}x${height}`;

/** How two pictures differ: by pixels, or by their sizes when those differ. */
export const sayDifference = ({ before, after, pixels }) =>
  pixels === null
    ? `was ${size(before)}, is ${size(after)}`
    : `differs in ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}`;

const command = 'npm run visual:review';

/** One sentence per verdict that is no pass. `found` comes from `judge`. */
export function sayFinding({ kind, comparison, focus, base }) {
  const where = focus ? ` (the focus is on ${focus})` : '';
  switch (kind) {
    case 'changed':
      return `${sayDifference(comparison)}${where}`;
    case 'bytes':
      return 'differs in bytes, in no pixel that anybody would tell apart';
    case 'new':
      return `has no receipt yet: look at it and accept it with ${command}`;
    case 'unsteady':
      return `was accepted here, is not committed, and is drawn otherwise now: it was changed since, or does not draw the same twice${where}`;
    case 'undrawn':
      return `is not what commit ${base} draws, whose receipts have it: it was committed without being accepted, or does not draw the same twice${where}`;
    default:
      return `differs from its receipt, and there is nothing to compare it with by pixels: ${base}`;
  }
}

/** Where to look and what to type, after the findings. */
export const sayReview = (page) => [
  `Look at before, after and difference: ${page}`,
  `Accept by a press with ${command} -- --last, or all as they are now with npm run visual:update -- <part of a path>.`,
];
