import { CheckIcon, MarkIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import * as styles from './favorite-button.css.ts';
import type { FavoriteButtonStrings } from './favorite-button.strings.ts';

export interface FavoriteButtonViewProps {
  isCollected: boolean;
  strings: FavoriteButtonStrings;
  onPress: () => void;
}

/** A picture of the button. It is as wide for the one word as for the other. */
export function FavoriteButtonView({ isCollected, strings, onPress }: FavoriteButtonViewProps) {
  const shown = isCollected ? strings.collected : strings.collect;
  const other = isCollected ? strings.collect : strings.collected;
  return (
    <span data-component="favorite-button" className={styles.place}>
      <NativeButton
        size="small"
        aria-pressed={isCollected}
        {...(isCollected && { title: strings.release })}
        onPress={onPress}
      >
        <span className={isCollected ? styles.pressed : styles.icon}>
          {isCollected ? <CheckIcon size="small" /> : <MarkIcon size="small" />}
        </span>
        <span className={styles.words}>
          <span className={styles.word}>{shown}</span>
          <span aria-hidden="true" className={styles.unseenWord}>
            {other}
          </span>
        </span>
      </NativeButton>
    </span>
  );
}
