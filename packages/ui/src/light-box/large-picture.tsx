import { useState, type RefObject } from 'react';
import * as spinnerStyles from '../button/spinner.css.ts';
import { ImageOffIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import type { LightBoxPicture } from './light-box.tsx';
import * as styles from './light-box.css.ts';
import { lightBoxStrings } from './light-box.strings.ts';
import type { View } from './zoom.ts';

interface LargePictureProps {
  picture: LightBoxPicture;
  place: RefObject<HTMLImageElement | null>;
  view: View;
  isHeld: boolean;
}

/** The picture itself, in the view that the reader has chosen. */
export function LargePicture({ picture, place, view, isHeld }: LargePictureProps) {
  const strings = useStrings(lightBoxStrings);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const { scale, x, y } = view;
  if (state === 'failed')
    return (
      <p role="alert" className={styles.failed}>
        <ImageOffIcon size="large" />
        {strings.failed}
      </p>
    );
  return (
    <>
      <img
        ref={place}
        data-part="picture"
        data-state={state}
        aria-busy={state === 'loading'}
        data-held={isHeld || undefined}
        src={picture.src}
        alt={picture.alt}
        draggable={false}
        className={styles.picture}
        style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        onLoad={() => setState('ready')}
        onError={() => setState('failed')}
      />
      {state === 'loading' && (
        <span aria-hidden="true" className={styles.loading}>
          <span className={spinnerStyles.spinner} />
        </span>
      )}
    </>
  );
}
