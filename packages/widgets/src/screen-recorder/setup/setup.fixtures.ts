import type { Examination } from '../recorder-media.ts';
import type { SetupState } from '../screen-recorder.state.ts';

export const examination: Examination = {
  screen: { status: 'ready', codec: 'video/webm;codecs=vp9,opus' },
  microphone: 'granted',
  room: 38.4 * 1024 ** 3,
  isFramed: false,
  hasComputerSound: true,
  hasFloatingWindow: true,
};

const microphones: SetupState['list'] = {
  permission: 'granted',
  devices: [
    { id: 'default', label: '默认 - 内置麦克风' },
    { id: 'usb', label: '桌面话筒（USB）' },
    { id: 'headset', label: '耳机麦克风' },
  ],
};

export const setupWith = (part: Partial<SetupState> = {}): SetupState => ({
  microphone: { status: 'on', deviceId: 'usb' },
  list: microphones,
  isSilent: false,
  isHeard: true,
  isSignedIn: true,
  countdown: 3,
  examination,
  isServerReached: true,
  recoverable: [],
  ...part,
});
