import { NativeButton } from '@shuyuan/ui/native-button';
import { useState } from 'react';
import * as styles from './questions.css.ts';
import type { QuestionStrings } from './questions.strings.ts';

interface SoundProps {
  /** Address of the recording. */
  address: string;
  strings: QuestionStrings;
}

/** A recording that belongs to a stem. Only its length is fetched before somebody plays it. */
export function Sound({ address, strings }: SoundProps) {
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);
  return (
    <div data-part="sound" className={styles.sound}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is heard is what is asked: its words would answer it */}
      <audio
        key={attempt}
        controls
        preload="metadata"
        src={address}
        aria-label={strings.sound}
        className={styles.heard}
        onError={() => setBroken(true)}
        onLoadedMetadata={() => setBroken(false)}
      />
      {isBroken && (
        <p role="alert" className={styles.verdict}>
          {strings.soundFailed}
          <NativeButton size="small" onPress={() => setAttempt(attempt + 1)}>
            {strings.retry}
          </NativeButton>
        </p>
      )}
      <p className={styles.onPaper}>{strings.soundOnPaper}</p>
    </div>
  );
}
