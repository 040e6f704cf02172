export { createWriting, type Writing } from './writing.ts';
export { Composer, ReplyField, Unsent } from './writing.view.tsx';
