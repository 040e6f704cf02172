import { useState } from 'react';
import type { ScreenRecorderState } from '../screen-recorder.state.ts';

/** Where an announcement is made: what lies below an open dialog is not exposed. */
export type SpeakingPlace = 'page' | 'sheet' | 'question';

/** The last announcement, and where it is made. */
export interface PlacedAnnouncement {
  announcement: ScreenRecorderState['announcement'];
  place: SpeakingPlace;
  count: number;
}

/** Assigns each announcement to the place that is exposed to assistive technology when it comes. */
export function useAnnouncement({ announcement, question, step }: ScreenRecorderState): PlacedAnnouncement {
  const [placed, setPlaced] = useState<PlacedAnnouncement>({ announcement: null, place: 'page', count: 0 });
  if (announcement !== placed.announcement) {
    const isOnPage = step.kind === 'recording' || step.kind === 'paused' || step.kind === 'closed';
    const place = question ? 'question' : isOnPage ? 'page' : 'sheet';
    setPlaced({ announcement, place, count: placed.count + 1 });
  }
  return placed;
}
