export { createWriting, type Writing } from './writing.ts';
export { Deleted } from './deleted.view.tsx';
export { Composer, EditField, ReplyField, Unsent } from './writing.view.tsx';
