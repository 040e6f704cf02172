import { descriptionParts } from './description-parts.ts';
import * as styles from './description.css.ts';

export interface DescriptionViewProps {
  text: string;
  /** Seconds of the recording. */
  duration: number;
  /** Spoken for a moment. */
  seekTo: (moment: string) => string;
  onSeek: (seconds: number) => void;
}

/** What is said of a recording; its moments lead there. */
export function DescriptionView({ text, duration, seekTo, onSeek }: DescriptionViewProps) {
  return (
    <p data-part="description" className={styles.description}>
      {descriptionParts(text, duration).map((part, index) =>
        typeof part === 'string' ? (
          part
        ) : (
          <button
            key={index}
            type="button"
            aria-label={seekTo(part.text)}
            className={styles.moment}
            onClick={() => onSeek(part.seconds)}
          >
            {part.text}
          </button>
        ),
      )}
    </p>
  );
}
