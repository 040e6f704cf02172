export { ProgressBar, type ProgressBarProps } from './progress-bar.tsx';
export { ProgressRing, type ProgressRingProps } from './progress-ring.tsx';
export type { ProgressProps, ProgressTone } from './progress-props.ts';
