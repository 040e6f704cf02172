import type { ReactNode } from 'react';
import { useWatermark } from './use-watermark.ts';
import * as styles from './watermark.css.ts';

/** Text and ground. It deters copying and does not prevent it. */
export interface WatermarkProps {
  /** What it lies over. */
  children: ReactNode;
  /** A line, or a few: who is looking, and when. Never a whole telephone number. Empty draws nothing. */
  text: string | readonly string[];
  /** `paper` for pages, `picture` for pictures and films of any brightness. @default 'paper' */
  ground?: 'paper' | 'picture';
  /** Drifts slowly, so that no spot of a film stays free of it. Stands still for those who asked for stillness. */
  isDrifting?: boolean;
  /** Comes back when somebody takes it out of the page, or hides or changes it. */
  isGuarded?: boolean;
}

/** Repeats a text over what it holds. Not read aloud, not selected, and in the way of no pointer. */
export function Watermark({
  children,
  text,
  ground = 'paper',
  isDrifting,
  isGuarded = false,
}: WatermarkProps) {
  const root = useWatermark(
    {
      lines: typeof text === 'string' ? [text] : text,
      classes: {
        layer: styles.layer,
        drawing: styles.motion[isDrifting ? 'drifting' : 'still'],
        words: styles.ink[ground],
      },
    },
    isGuarded,
  );
  return (
    <div ref={root} data-component="watermark" className={styles.watermark}>
      {children}
    </div>
  );
}
