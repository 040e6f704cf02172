export { clockText } from '../../shell/clock-text.ts';
