import type { MediaProblemKind } from '../recorder-media.ts';
import type { MicrophoneState } from '../screen-recorder.state.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';

type Lacking = 'denied' | 'missing' | 'not-chosen' | 'busy';

const statuses: Partial<Record<MediaProblemKind, Lacking>> = {
  'microphone-denied': 'denied',
  'forbidden-here': 'denied',
  'microphone-gone': 'not-chosen',
  'microphone-busy': 'busy',
};

/** Where a microphone stands that could not be opened. */
export const statusOf = (problem: MediaProblemKind): Lacking => statuses[problem] ?? 'missing';

/** Why nothing can be recorded with it; null when it is on, or off on purpose. @see specification sections 5 and 8 */
export function lackOf({ status }: MicrophoneState, strings: ScreenRecorderStrings): string | null {
  switch (status) {
    case 'on':
    case 'off':
      return null;
    case 'opening':
    case 'denied':
      return strings.allowMicrophone;
    case 'missing':
      return strings.noMicrophone;
    case 'busy':
      return strings.microphoneBusy;
    case 'gone':
    case 'not-chosen':
      return strings.chooseMicrophone;
  }
}
