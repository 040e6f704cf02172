import type { Examination } from '../recorder-media.ts';
import { microphonePermission } from './microphones.browser.ts';
import { isAllowedByPolicy, isFramed } from './permission-policy.browser.ts';
import { formatHere } from './recorder-of.browser.ts';
import { within } from '../../film/within.browser.ts';

/** Some browsers answer such questions late in a frame, or never. */
const timeout = 800;

/** What the recorder needs of this page, and what of it is there. */
export async function examine(): Promise<Examination> {
  const [microphone, room] = await Promise.all([examineMicrophone(), roomLeft()]);
  return {
    screen: examineScreen(),
    microphone,
    room,
    isFramed: isFramed(),
    hasComputerSound: canRecordComputerSound(),
    hasFloatingWindow: hasFloatingWindow(),
  };
}

function examineScreen(): Examination['screen'] {
  const missing = (because: 'insecure' | 'unsupported' | 'frame' | 'recorder') =>
    ({ status: 'missing', because }) as const;
  if (!window.isSecureContext) return missing('insecure');
  // Typed as always there; telephones lack it.
  const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined;
  if (!devices?.getDisplayMedia) return missing('unsupported');
  if (!isAllowedByPolicy('display-capture')) return missing('frame');
  const format = formatHere(true);
  return format ? { status: 'ready', codec: format.mimeType } : missing('recorder');
}

async function examineMicrophone(): Promise<Examination['microphone']> {
  const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined;
  if (!devices?.getUserMedia) return 'unsupported';
  if (!isAllowedByPolicy('microphone')) return 'frame';
  return within(timeout, microphonePermission()).catch(() => 'prompt' as const);
}

async function roomLeft(): Promise<number | null> {
  try {
    const { quota, usage = 0 } = await within(timeout, navigator.storage.estimate());
    return quota === undefined ? null : Math.max(0, quota - usage);
  } catch {
    return null;
  }
}

/** Only browsers that record the sound of what is shown know how to keep it from being heard meanwhile. */
const canRecordComputerSound = () => {
  const known = (navigator.mediaDevices as Partial<MediaDevices> | undefined)?.getSupportedConstraints?.();
  return known !== undefined && 'suppressLocalAudioPlayback' in known;
};

/** Chromium has none for frames. */
export const hasFloatingWindow = () => 'documentPictureInPicture' in window && !isFramed();
