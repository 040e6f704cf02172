import { LiveRegion } from '@shuyuan/ui/live-region';
import { NativeButton } from '@shuyuan/ui/native-button';
import { RetryIcon } from '@shuyuan/ui/icons';
import type { RefObject } from 'react';
import { Rail } from './rail.view.tsx';
import { sliderNews } from './slider-news.ts';
import type { SliderState } from './slider-puzzle.state.ts';
import * as styles from './slider-puzzle.css.ts';
import type { SliderPuzzleStrings } from './slider-puzzle.strings.ts';
import { Stage } from './stage.view.tsx';
import type { PieceHandlers } from './piece-handlers.ts';

export interface SliderActions {
  renew: () => void;
  /** As `renew`, by a button that goes away with the press. */
  reload: () => void;
  /** By a button that goes away with the press. */
  submit: () => void;
  usePicture: () => void;
  breakPicture: () => void;
}

export interface SliderPuzzleViewProps {
  state: SliderState;
  strings: SliderPuzzleStrings;
  actions: SliderActions;
  handlers: PieceHandlers;
  /** The box of the picture: its width tells how many pixels of it a pixel of the page is. */
  stageRef?: RefObject<HTMLDivElement | null>;
  handleRef?: RefObject<HTMLDivElement | null>;
}

/** A picture of the puzzle in one state. The picture itself runs from left to right on every page. */
export function SliderPuzzleView({
  state,
  strings,
  actions,
  handlers,
  stageRef,
  handleRef,
}: SliderPuzzleViewProps) {
  const { step } = state;
  const news = sliderNews(state, strings);
  const isBusy = step.status === 'loading' || step.status === 'checking';
  return (
    <div
      data-component="slider-puzzle"
      data-state={step.status}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset brings a look of its own
      role="group"
      aria-label={strings.group}
      aria-busy={isBusy || undefined}
      className={styles.puzzle}
    >
      <Stage step={step} strings={strings} actions={actions} handlers={handlers} stageRef={stageRef} />
      <Rail step={step} strings={strings} handlers={handlers} handleRef={handleRef} />
      <div className={styles.below}>
        <div data-part="message" className={styles.message}>
          <span className={styles.tone[news.tone]}>{news.text}</span>
          {news.submit && (
            <NativeButton size="small" tone="action" onPress={actions.submit}>
              {news.submit}
            </NativeButton>
          )}
        </div>
        <div className={styles.footer}>
          <NativeButton
            isQuiet
            size="small"
            isInactive={isBusy || step.status === 'passed'}
            onPress={actions.renew}
          >
            <RetryIcon size="small" />
            {strings.renew}
          </NativeButton>
          <NativeButton
            isQuiet
            size="small"
            isInactive={step.status === 'passed'}
            onPress={actions.usePicture}
          >
            {strings.usePicture}
          </NativeButton>
        </div>
      </div>
      <LiveRegion message={news.spoken} />
    </div>
  );
}
