import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useId, useRef, type KeyboardEvent } from 'react';
import type { RecorderViewContext } from '../views/recorder-view.props.ts';
import * as styles from './trim.css.ts';
import type { TrimState } from './trim.store.ts';
import { tenthsText } from './trim-text.ts';
import type { TrimActions } from './trim.view.tsx';
import { useDrag } from '../recording/use-drag.ts';

interface TrimStripProps {
  state: TrimState;
  actions: TrimActions;
  context: RecorderViewContext;
}

/** The film from left to right, in every script, and the two ends of what is kept. */
export function TrimStrip({ state, actions, context: { strings } }: TrimStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const id = useId();
  const { range, duration, pictures } = state;
  const part = (seconds: number) => partOf(seconds, duration);

  /** Seconds under the pointer. */
  function under(x: number): number {
    const box = strip.current?.getBoundingClientRect();
    return box && box.width > 0 ? ((x - box.left) / box.width) * duration : 0;
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
        {ends.map((end) => (
          <Handle key={end.name} {...end} id={id} state={state} actions={actions} under={under} />
        ))}
      </div>
      <VisuallyHidden id={id}>{strings.cutKeys}</VisuallyHidden>
    </div>
  );
}

interface HandleProps extends Omit<TrimStripProps, 'context'> {
  name: string;
  /** Seconds. */
  at: number;
  text: (time: string) => string;
  put: (seconds: number) => void;
  className: string;
  /** Of the words about its keys. */
  id: string;
  /** Seconds under a place of the window. */
  under: (x: number) => number;
}

/** One end of what is kept. */
function Handle({ name, at, text, put, className, id, under, state, actions }: HandleProps) {
  const { duration, step } = state;
  const isHeld = step.kind === 'cutting';
  const { handlers } = useDrag({
    begins: () => !isHeld,
    onStart: actions.grab,
    onMove({ x }) {
      put(under(x));
      actions.show(under(x));
    },
  });
  function handleKey(event: KeyboardEvent) {
    const next = momentByKey(event, at, duration);
    if (next === null || isHeld) return;
    event.preventDefault();
    if (!event.repeat) actions.grab();
    put(next);
    actions.show(next);
  }
  return (
    <div
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
      style={{ left: partOf(at, duration) }}
      onKeyDown={handleKey}
      {...handlers}
    >
      <span className={styles.bead} />
    </div>
  );
}

const partOf = (seconds: number, duration: number) => `${duration > 0 ? (seconds / duration) * 100 : 0}%`;

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
