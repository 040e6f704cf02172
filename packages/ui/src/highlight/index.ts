export { Highlight, type HighlightProps } from './highlight.tsx';
export { occurrencesOf, type TextRange } from './occurrences.ts';
