export { createWriting, type Writing } from './writing.ts';
export { Composer, EditField, ReplyField, Unsent } from './writing.view.tsx';
