import type { VideoWatermark } from '@shuyuan/api-client';
import * as styles from './moving-mark.css.ts';

/** A line that goes about the picture, so that no part of it stays free. Said to nobody: it names who watches to a copy. */
export function MovingMark({ watermark }: { watermark: VideoWatermark }) {
  const { text, size, color, opacity } = watermark;
  return (
    <div aria-hidden="true" data-part="watermark" className={styles.course}>
      <span className={styles.line} style={{ color, opacity, fontSize: size }}>
        {text}
      </span>
    </div>
  );
}
