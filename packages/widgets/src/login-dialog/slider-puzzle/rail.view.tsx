import { sliderSize } from '@shuyuan/api-client';
import { CheckIcon, ChevronsRightIcon, CloseIcon } from '@shuyuan/ui/icons';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useId, type RefObject } from 'react';
import type { PieceHandlers } from './piece-handlers.ts';
import * as styles from './slider-puzzle.css.ts';
import { isMovable, percentOf, type SliderStep } from './slider-puzzle.state.ts';
import type { SliderPuzzleStrings } from './slider-puzzle.strings.ts';

interface RailProps {
  step: SliderStep;
  strings: SliderPuzzleStrings;
  handlers: PieceHandlers;
  handleRef: RefObject<HTMLDivElement | null> | undefined;
}

/** Until a puzzle has come the handle is as wide as one of this piece. */
const usualPiece = 64;

/** The handle under the piece, as wide as it and moving with it. */
export function Rail({ step, strings, handlers, handleRef }: RailProps) {
  const id = useId();
  const x = 'puzzle' in step ? step.x : 0;
  const width = 'puzzle' in step ? step.puzzle.piece_width : usualPiece;
  const percent = 'puzzle' in step ? percentOf(step) : 0;
  const inPercent = (part: number) => `${(part / sliderSize.width) * 100}%`;
  const isStarted = x > 0;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the handle in it has the keys
    <div dir="ltr" data-part="rail" className={styles.rail} onClick={handlers.onRailPress}>
      {!isStarted && (
        <span className={styles.hint} style={{ left: inPercent(width), right: 0 }}>
          {strings.hint}
        </span>
      )}
      <div className={styles.way} style={{ inlineSize: inPercent(x + (isStarted ? width / 2 : 0)) }} />
      <div
        {...handlers.pointer}
        ref={handleRef}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as wide as the piece, and in the picture's pixels
        role="slider"
        tabIndex={0}
        data-part="handle"
        aria-label={strings.handle}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={strings.percent(percent)}
        aria-disabled={!isMovable(step.status) || undefined}
        aria-describedby={id}
        className={styles.handle}
        style={{ left: inPercent(x), inlineSize: inPercent(width) }}
        onKeyDown={handlers.onKeyDown}
      >
        <HandlePicture status={step.status} />
      </div>
      <VisuallyHidden id={id}>{strings.keys}</VisuallyHidden>
    </div>
  );
}

function HandlePicture({ status }: Pick<SliderStep, 'status'>) {
  if (status === 'checking') return <span className={styles.spinner} />;
  if (status === 'passed') return <CheckIcon />;
  return status === 'wrong' ? <CloseIcon /> : <ChevronsRightIcon />;
}
