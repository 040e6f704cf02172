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
  const real = devices.filter(({ deviceId }) => !pseudoDevices.includes(deviceId));
  const shown = real.length > 0 ? real : devices;
  return { permission, devices: shown.map(({ deviceId, label }) => ({ id: deviceId, label })) };
}

/** The device that Chromium's pseudo device stands for. */
export async function realDeviceId({ deviceId = '', groupId }: MediaTrackSettings): Promise<string> {
  if (!pseudoDevices.includes(deviceId)) return deviceId;
  const devices = await audioInputs();
  const isTheSame = (device: MediaDeviceInfo) =>
    device.groupId === groupId && !pseudoDevices.includes(device.deviceId);
  return devices.find(isTheSame)?.deviceId ?? deviceId;
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
