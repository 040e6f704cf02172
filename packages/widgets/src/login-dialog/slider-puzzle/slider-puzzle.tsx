import type { CaptchaApi } from '@shuyuan/api-client';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../../host/host-context.tsx';
import { createSliderPuzzle } from './slider-puzzle.store.ts';
import { sliderPuzzleStrings } from './slider-puzzle.strings.ts';
import { SliderPuzzleView } from './slider-puzzle.view.tsx';
import { usePieceHandlers } from './use-piece-handlers.ts';

export interface SliderPuzzleProps {
  /** `client.captcha`, or any object with these calls. */
  captcha: Pick<CaptchaApi, 'slider' | 'checkSlider'>;
  /** Runs once, with the ticket that belongs to the next SMS. The puzzle shows that it is solved and stays so. */
  onPass: (ticket: string) => void;
  /** The person would rather type a picture's letters. */
  onUsePicture: () => void;
  /** Puts the focus on the handle when the puzzle appears. */
  takesFocus?: boolean;
}

/** A picture with a gap and the piece that belongs there, moved by mouse, finger or keys. 350 px wide or less. */
export function SliderPuzzle({ captcha, onPass, onUsePicture, takesFocus }: SliderPuzzleProps) {
  const host = useHost();
  const store = useMemo(() => createSliderPuzzle({ captcha, host }), [captcha, host]);
  const state = useStore(store);
  const stage = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const pass = useRef(onPass);

  useEffect(() => {
    pass.current = onPass;
  }, [onPass]);
  useEffect(() => store.open(), [store]);
  useEffect(() => {
    if (takesFocus) handle.current?.focus();
  }, [takesFocus]);

  const hand = useCallback((asked: Promise<string | null>) => {
    void asked.then((ticket) => ticket !== null && pass.current(ticket));
  }, []);
  const handlers = usePieceHandlers(store, stage, hand);

  return (
    <SliderPuzzleView
      state={state}
      strings={sliderPuzzleStrings[host.locale]}
      handlers={handlers}
      actions={{
        renew: store.renew,
        reload() {
          handle.current?.focus();
          store.renew();
        },
        submit() {
          handle.current?.focus();
          hand(store.submit());
        },
        usePicture: onUsePicture,
        breakPicture: store.breakPicture,
      }}
      stageRef={stage}
      handleRef={handle}
    />
  );
}
