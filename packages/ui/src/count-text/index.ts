export { CountText, type CountTextProps } from './count-text.tsx';
export { formatCount } from './format-count.ts';
