import { NativeButton } from '../native-button/native-button.tsx';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import type { VideoPlayerProps } from './video-player.tsx';
import * as placeStyles from './place.css.ts';
import * as styles from './video-player.css.ts';
import { videoPlayerStrings } from './video-player.strings.ts';

interface PlaceProps {
  poster: VideoPlayerProps['poster'];
  ratio: VideoPlayerProps['ratio'];
  /** The player has not come: asks for it again. */
  onRetry: (() => void) | undefined;
}

/** Where the film will be, until its player is there. */
export function Place({ poster, ratio = '16:9', onRetry }: PlaceProps) {
  const strings = useStrings(videoPlayerStrings);
  return (
    <>
      <div className={cx(styles.screen, placeStyles.ratio[ratio])}>
        {/* Under the words its soft corners would shine through. */}
        {poster && !onRetry && <img src={poster} alt="" className={placeStyles.poster} />}
        {onRetry && (
          <div data-part="failure" className={cx(styles.cover, placeStyles.failure)}>
            <div role="alert">
              <p className={styles.coverTitle}>{strings.missing}</p>
              <p className={styles.coverText}>{strings.missingHint}</p>
            </div>
            <NativeButton onPress={onRetry}>{strings.retry}</NativeButton>
          </div>
        )}
      </div>
      <div className={styles.barPlace} />
      {!onRetry && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form
        <span role="status" className={styles.spoken}>
          {strings.loading}
        </span>
      )}
    </>
  );
}
