import { useLayoutEffect, useRef, type RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { LiveRegion } from '../live-region/live-region.tsx';
import { useStrings } from '../provider/ui-context.ts';
import type { LightBoxPicture } from './light-box.tsx';
import * as styles from './light-box.css.ts';
import { lightBoxStrings } from './light-box.strings.ts';
import { LargePicture } from './large-picture.tsx';
import { TopBar } from './top-bar.tsx';
import { useStageKeys } from './use-stage-keys.ts';
import { useZoom } from './use-zoom.ts';

interface PictureStageProps {
  picture: LightBoxPicture;
  at: number;
  last: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** The picture, what turns it and what is said of it. */
export function PictureStage({ picture, at, last, onTurn, onClose }: PictureStageProps) {
  const strings = useStrings(lightBoxStrings);
  const room = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLImageElement>(null);
  const zoom = useZoom(stage, place, onClose);
  const turn = (index: number) => {
    if (index < 0 || index > last) return;
    zoom.reset();
    onTurn(index);
  };
  useStageKeys(room, { zoom, turn, at, last });
  useKeptFocus(room);
  const isZoomed = zoom.view.scale > 1;
  const counted = last > 0 ? `${strings.spokenCount(at + 1, last + 1)}. ` : '';
  return (
    <div ref={room} className={styles.room}>
      <TopBar picture={picture} at={at} last={last} zoom={zoom} onClose={onClose} />
      <div
        ref={stage}
        data-part="stage"
        data-zoomed={isZoomed || undefined}
        data-held={zoom.isHeld || undefined}
        className={styles.stage}
      >
        <LargePicture
          key={picture.src}
          picture={picture}
          place={place}
          view={zoom.view}
          isHeld={zoom.isHeld}
        />
      </div>
      {last > 0 && (
        <>
          <div className={styles.previous}>
            <IconButton
              label={strings.previous}
              icon={<ChevronLeftIcon />}
              size="large"
              isQuiet={false}
              isDisabled={at === 0}
              onPress={() => turn(at - 1)}
            />
          </div>
          <div className={styles.next}>
            <IconButton
              label={strings.next}
              icon={<ChevronRightIcon />}
              size="large"
              isQuiet={false}
              isDisabled={at === last}
              onPress={() => turn(at + 1)}
            />
          </div>
        </>
      )}
      {picture.caption && (
        <p data-part="caption" className={styles.caption}>
          {picture.caption}
        </p>
      )}
      <LiveRegion message={`${counted}${picture.alt || picture.caption || ''}`} announcementId={at} />
      <LiveRegion message={isZoomed ? strings.scale(Math.round(zoom.view.scale * 100)) : ''} />
    </div>
  );
}

/** A button at the end of its way can no longer hold the focus: the dialog takes it, and the keys go on working. */
function useKeptFocus(room: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const dialog = room.current?.closest<HTMLElement>('[role="dialog"]');
    const { activeElement } = (dialog?.getRootNode() ?? document) as Document | ShadowRoot;
    const isLost = activeElement === document.body || activeElement?.matches(':disabled');
    if (isLost) dialog?.focus();
  });
}
