export { createLatePart, type LatePart } from './late-part.ts';
export { useLatePartOrRetry, type LatePartOrRetry } from './use-late-part-or-retry.ts';
export { useLatePart } from './use-late-part.ts';
