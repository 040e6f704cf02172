export { createLatePart, type LatePart } from './late-part.ts';
export { useLatePart } from './use-late-part.ts';
