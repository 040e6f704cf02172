import type { MicrophoneList } from '../recorder-media.ts';

/** Chromium's names for whatever the system has chosen; the devices behind them are listed by themselves. */
const pseudoDevices = ['default', 'communications'];

/** 'prompt' where the browser does not know the question. */
export async function microphonePermission(): Promise<MicrophoneList['permission']> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state;
  } catch {
    return 'prompt';
  }
}

export async function listMicrophones(): Promise<MicrophoneList> {
  const [permission, devices] = await Promise.all([microphonePermission(), audioInputs()]);
  const shown = devices.filter((device) => !realOf(device, devices));
  return { permission, devices: shown.map(({ deviceId, label }) => ({ id: deviceId, label })) };
}

/** The device that Chromium's pseudo device stands for, or itself. */
export async function realDeviceId({ deviceId = '', groupId = '' }: MediaTrackSettings): Promise<string> {
  return realOf({ deviceId, groupId }, await audioInputs())?.deviceId ?? deviceId;
}

const isPseudo = ({ deviceId }: Pick<MediaDeviceInfo, 'deviceId'>) => pseudoDevices.includes(deviceId);

function realOf(device: Pick<MediaDeviceInfo, 'deviceId' | 'groupId'>, devices: MediaDeviceInfo[]) {
  if (!isPseudo(device)) return undefined;
  return devices.find((other) => other.groupId === device.groupId && !isPseudo(other));
}

async function audioInputs() {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'audioinput');
}

/** Safari never tells when a permission changes, so the list is asked for again when somebody comes back to the page. */
export function onMicrophonesChange(listener: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  navigator.mediaDevices?.addEventListener('devicechange', listener, { signal });
  window.addEventListener('focus', listener, { signal });
  navigator.permissions?.query({ name: 'microphone' }).then(
    (status) => status.addEventListener('change', listener, { signal }),
    () => {},
  );
  return () => stopped.abort();
}
