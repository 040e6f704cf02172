import { CloseIcon } from '@shuyuan/ui/icons';
import { NativeButton, NativeIconButton } from '@shuyuan/ui/native-button';
import type { Ref } from 'react';
import type { ReadingPlaceStrings } from './reading-place.strings.ts';
import * as styles from './resume-offer.css.ts';

export interface ResumeOfferViewProps {
  /** In whole per cent. */
  place: number;
  strings: ReadingPlaceStrings;
  onResume: () => void;
  onDismiss: () => void;
  rootRef?: Ref<HTMLElement>;
}

/** A picture of the way back to where somebody was. It floats, so that nothing moves when it goes. */
export function ResumeOfferView({ place, strings, onResume, onDismiss, rootRef }: ResumeOfferViewProps) {
  return (
    <section ref={rootRef} data-part="offer" aria-label={strings.offer} className={styles.offer}>
      <div className={styles.way}>
        <span className={styles.words}>{strings.readTo(place)}</span>
        <NativeButton tone="action" size="small" onPress={onResume}>
          {strings.resume}
        </NativeButton>
      </div>
      <NativeIconButton
        size="small"
        label={strings.dismiss}
        icon={<CloseIcon size="small" />}
        onPress={onDismiss}
      />
    </section>
  );
}
