import type { SetupState } from '../screen-recorder.state.ts';
import { recorderLimits } from '../recorder-limits.ts';
import { bytesText } from '../views/bytes-text.ts';
import { codecText } from './codec-text.ts';
import type { RecorderViewStrings } from '../views/recorder-views.strings.ts';

export type CheckState = 'waiting' | 'ready' | 'note' | 'problem';

/** One line of what was looked at before a recording. */
export interface Check {
  id: 'screen' | 'codec' | 'microphone' | 'sound' | 'room' | 'server';
  state: CheckState;
  text: string;
}

/** What stands ready, what has to be known, and what has to be solved before a recording. */
export function checksOf(setup: SetupState, strings: RecorderViewStrings, troubles: Troubles): Check[] {
  const { examination, isServerReached } = setup;
  if (!examination) return [];
  const { screen, room, hasComputerSound } = examination;
  const checks: Check[] =
    screen.status === 'ready'
      ? [
          { id: 'screen', state: 'ready', text: strings.checkScreen },
          { id: 'codec', state: 'ready', text: codecText(screen.codec) },
        ]
      : [{ id: 'screen', state: 'problem', text: troubles.screen[screen.because] }];
  checks.push(microphoneCheck(setup, strings, troubles));
  checks.push(
    hasComputerSound
      ? { id: 'sound', state: 'ready', text: strings.checkSound }
      : { id: 'sound', state: 'note', text: strings.checkNoSound },
    roomCheck(room, strings),
  );
  if (isServerReached === undefined) return checks;
  if (isServerReached === null) checks.push({ id: 'server', state: 'waiting', text: strings.checksRunning });
  else
    checks.push(
      isServerReached
        ? { id: 'server', state: 'ready', text: strings.checkServer }
        : { id: 'server', state: 'note', text: strings.checkNoServer },
    );
  return checks;
}

/** Words for what is wrong, as they stand elsewhere too. */
export interface Troubles {
  screen: Record<'insecure' | 'unsupported' | 'frame' | 'recorder', string>;
  microphone: Record<'denied' | 'missing' | 'not-chosen' | 'gone' | 'busy', string>;
}

function microphoneCheck(
  { microphone, isSilent, isHeard }: SetupState,
  strings: RecorderViewStrings,
  troubles: Troubles,
): Check {
  const id = 'microphone';
  switch (microphone.status) {
    case 'off':
      return { id, state: 'ready', text: strings.microphoneOff };
    case 'opening':
      return { id, state: 'waiting', text: strings.microphoneOpening };
    case 'on':
      if (isSilent) return { id, state: 'note', text: strings.silent };
      return isHeard
        ? { id, state: 'ready', text: strings.checkMicrophone }
        : { id, state: 'waiting', text: strings.checkMicrophoneWaits };
    case 'denied':
    case 'missing':
    case 'not-chosen':
    case 'gone':
    case 'busy':
      return { id, state: 'problem', text: troubles.microphone[microphone.status] };
  }
}

function roomCheck(room: number | null, strings: RecorderViewStrings): Check {
  if (room === null) return { id: 'room', state: 'ready', text: strings.checkRoomUnknown };
  const bytes = bytesText(room);
  return room >= recorderLimits.room
    ? { id: 'room', state: 'ready', text: strings.checkRoom(bytes) }
    : { id: 'room', state: 'note', text: strings.checkNoRoom(bytes) };
}
