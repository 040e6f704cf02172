export { readSheet as read } from './read-sheet.ts';
