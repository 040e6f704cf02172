import { ImageOffIcon, PositiveIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { sliderSize } from '@shuyuan/api-client';
import type { RefObject } from 'react';
import type { PieceHandlers } from './piece-handlers.ts';
import * as styles from './slider-puzzle.css.ts';
import type { SliderStep } from './slider-puzzle.state.ts';
import type { SliderPuzzleStrings } from './slider-puzzle.strings.ts';

interface StageProps {
  step: SliderStep;
  strings: SliderPuzzleStrings;
  actions: { reload: () => void; breakPicture: () => void };
  handlers: PieceHandlers;
  stageRef: RefObject<HTMLDivElement | null> | undefined;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** The picture and its piece. Nothing in it is told to those who listen: the handle and the news line are. */
export function Stage({ step, strings, actions, handlers, stageRef }: StageProps) {
  return (
    <div ref={stageRef} dir="ltr" data-part="stage" className={styles.stage}>
      {'puzzle' in step && (
        <>
          <img
            alt=""
            draggable={false}
            src={step.puzzle.background}
            className={styles.background}
            onError={actions.breakPicture}
          />
          <img
            {...handlers.pointer}
            alt=""
            draggable={false}
            data-part="piece"
            src={step.puzzle.piece}
            className={styles.piece}
            style={{
              left: percent(step.x, sliderSize.width),
              top: percent(step.puzzle.piece_y, sliderSize.height),
              inlineSize: percent(step.puzzle.piece_width, sliderSize.width),
            }}
            onError={actions.breakPicture}
          />
        </>
      )}
      {step.status === 'loading' && <div className={`${styles.cover} ${styles.loading}`} />}
      {step.status === 'load-failed' && (
        <div className={`${styles.cover} ${styles.failed}`}>
          <ImageOffIcon size="large" />
          {step.message ?? strings.loadFailed}
          <NativeButton size="small" onPress={actions.reload}>
            {strings.reload}
          </NativeButton>
        </div>
      )}
      {step.status === 'passed' && (
        <div className={`${styles.cover} ${styles.passed}`}>
          <PositiveIcon />
          {strings.passed}
        </div>
      )}
      <div className={styles.stageFrame} />
    </div>
  );
}
