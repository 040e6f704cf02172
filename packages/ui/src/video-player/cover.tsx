import type { ReactNode } from 'react';
import * as buttonStyles from '../button/button.css.ts';
import * as spinnerStyles from '../button/spinner.css.ts';
import { PlayIcon } from '../icons/index.ts';
import { LiveRegion } from '../live-region/live-region.tsx';
import { NativeButton } from '../native-button/native-button.tsx';
import { cx } from '../theme/cx.ts';
import type { PlayerModel } from './use-player.ts';
import * as styles from './video-player.css.ts';

interface CoverProps {
  player: PlayerModel;
  trialEnd: ReactNode;
  ended: ReactNode;
  startAt: number;
}

/** What stands in the middle of the picture: what went wrong, the end of a trial, a wait, or the button to begin. */
export function Cover({ player, trialEnd, ended, startAt }: CoverProps) {
  const { failure, isTrialOver, media, strings } = player;
  if (failure)
    return (
      <div data-part="failure" className={styles.cover}>
        <div role="alert">
          <p className={styles.coverTitle}>{strings.failed}</p>
          <p className={styles.coverText}>
            {failure === 'network' ? strings.failedNetwork : strings.failedFormat}
          </p>
        </div>
        <NativeButton onPress={player.retry}>{strings.retry}</NativeButton>
      </div>
    );
  if (isTrialOver)
    return (
      <div data-part="trial-end" className={styles.cover}>
        <LiveRegion message={strings.trialOver} />
        {trialEnd ?? <p className={styles.coverTitle}>{strings.trialOver}</p>}
      </div>
    );
  if (media.isEnded && ended)
    return (
      <div data-part="ended" className={styles.cover}>
        {ended}
      </div>
    );
  return (
    <>
      {media.isWaiting && (
        <span data-part="waiting" className={styles.waiting}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn by CSS */}
          <span role="img" aria-label={strings.loading} className={spinnerStyles.spinner} />
        </span>
      )}
      {!media.isBegun && (
        <button
          type="button"
          data-part="begin"
          aria-label={strings.play}
          className={cx(buttonStyles.button, styles.begin)}
          onClick={({ currentTarget }) => {
            // This button goes with the first picture; focus stays in the player, and so do its keys.
            currentTarget.closest<HTMLElement>('[data-part="frame"]')?.focus({ preventScroll: true });
            player.toggle();
          }}
        >
          <PlayIcon size="large" />
        </button>
      )}
      {startAt > 0 && <Resumed player={player} startAt={startAt} />}
    </>
  );
}

/** How long after the place it offers to start over, in seconds of the film. */
const offerLasts = 5;

function Resumed({ player, startAt }: { player: PlayerModel; startAt: number }) {
  const { media, strings, seek } = player;
  const isNear = media.time >= startAt - 1 && media.time < startAt + offerLasts;
  if (!isNear) return null;
  return (
    <div data-part="resumed" className={styles.resumed}>
      {strings.resumed(startAt)}
      <NativeButton size="small" isQuiet tone="action" onPress={() => seek(0)}>
        {strings.fromStart}
      </NativeButton>
    </div>
  );
}
