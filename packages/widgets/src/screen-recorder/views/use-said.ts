import { useState } from 'react';
import type { ScreenRecorderState } from '../screen-recorder.state.ts';

/** Where something is said: what lies below an open dialog is not heard. */
export type SpeakingPlace = 'page' | 'sheet' | 'question';

/** The last thing that was said, and where. */
export interface Said {
  spoken: ScreenRecorderState['spoken'];
  place: SpeakingPlace;
  count: number;
}

/** Each thing is said once, in the place that is heard when it comes. */
export function useSaid({ spoken, question, step }: ScreenRecorderState): Said {
  const [said, setSaid] = useState<Said>({ spoken: null, place: 'page', count: 0 });
  if (spoken !== said.spoken) {
    const isOnPage = step.kind === 'recording' || step.kind === 'paused' || step.kind === 'closed';
    const place = question ? 'question' : isOnPage ? 'page' : 'sheet';
    setSaid({ spoken, place, count: said.count + 1 });
  }
  return said;
}
