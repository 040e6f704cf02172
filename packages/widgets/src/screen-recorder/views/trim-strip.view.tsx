import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { RecorderAround } from './recorder-view.props.ts';
import * as styles from './trim.css.ts';
import type { TrimState } from './trim.store.ts';
import { tenthsText } from './trim-text.ts';
import type { TrimActions } from './trim.view.tsx';

interface TrimStripProps {
  state: TrimState;
  actions: TrimActions;
  around: RecorderAround;
}

/** The film from left to right, in every script, and the two ends of what is kept. */
export function TrimStrip({ state, actions, around: { strings } }: TrimStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const id = useId();
  const { range, duration, pictures, step } = state;
  const part = (seconds: number) => `${duration > 0 ? (seconds / duration) * 100 : 0}%`;
  const isHeld = step.kind === 'cutting';

  /** Seconds under the pointer. */
  function under({ clientX }: PointerEvent): number {
    const box = strip.current?.getBoundingClientRect();
    return box && box.width > 0 ? ((clientX - box.left) / box.width) * duration : 0;
  }

  const ends = [
    {
      name: strings.cutFrom,
      at: range.from,
      text: strings.cutAt,
      put: actions.setFrom,
      className: styles.start,
    },
    { name: strings.cutTo, at: range.to, text: strings.cutUntil, put: actions.setTo, className: styles.end },
  ];
  return (
    <div className={styles.place}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a size of its own */}
      <div ref={strip} dir="ltr" role="group" aria-label={strings.cutStrip} className={styles.strip}>
        <div aria-hidden="true" className={styles.film}>
          {pictures.map((url, index) =>
            url ? (
              <img key={index} src={url} alt="" draggable={false} className={styles.picture} />
            ) : (
              <span key={index} className={styles.noPicture} />
            ),
          )}
        </div>
        <div className={styles.shade} style={{ left: 0, right: `calc(100% - ${part(range.from)})` }} />
        <div className={styles.shade} style={{ left: part(range.to), right: 0 }} />
        <div
          className={styles.kept}
          style={{ left: part(range.from), right: `calc(100% - ${part(range.to)})` }}
        />
        {ends.map(({ name, at, text, put, className }) => (
          <div
            key={name}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two of them on one strip, each bounded by the other
            role="slider"
            tabIndex={0}
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={duration}
            aria-valuenow={at}
            aria-valuetext={text(tenthsText(at))}
            aria-describedby={id}
            aria-disabled={isHeld || undefined}
            className={className}
            style={{ left: part(at) }}
            onKeyDown={(event) => {
              const next = momentByKey(event, at, duration);
              if (next === null || isHeld) return;
              event.preventDefault();
              if (!event.repeat) actions.grab();
              put(next);
              actions.show(next);
            }}
            onPointerDown={(event) => {
              if (event.button !== 0 || isHeld) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              actions.grab();
            }}
            onPointerMove={(event) => {
              if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
              put(under(event));
              actions.show(under(event));
            }}
          >
            <span className={styles.bead} />
          </div>
        ))}
      </div>
      <VisuallyHidden id={id}>{strings.cutKeys}</VisuallyHidden>
    </div>
  );
}

/** Where a key takes a handle; null when it is none of its keys. Left is earlier on every page: so runs the film. */
function momentByKey({ key, shiftKey }: KeyboardEvent, at: number, duration: number): number | null {
  const step = shiftKey ? 1 : 0.1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return at + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - step;
    case 'PageUp':
      return at + 5;
    case 'PageDown':
      return at - 5;
    case 'Home':
      return 0;
    case 'End':
      return duration;
    default:
      return null;
  }
}
