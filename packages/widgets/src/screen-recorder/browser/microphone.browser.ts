import { MediaProblem, type Microphone } from '../recorder-media.ts';
import { createLevelMeter } from './level-meter.browser.ts';
import { microphoneProblem } from './media-problems.ts';
import { realDeviceId } from './microphones.browser.ts';
import { isAllowedByPolicy } from './permission-policy.browser.ts';
import { onTrackEnd, stopTracks } from './track-end.browser.ts';

export interface OpenedMicrophone {
  microphone: Microphone;
  stream: MediaStream;
}

export async function openMicrophone(deviceId: string | null): Promise<OpenedMicrophone> {
  const stream = await askFor(deviceId);
  const [track] = stream.getAudioTracks();
  if (!track) throw new MediaProblem('microphone-missing');
  const meter = createLevelMeter(stream);
  return {
    stream,
    microphone: {
      deviceId: await realDeviceId(track.getSettings()).catch(() => deviceId ?? ''),
      level: () => meter.level(),
      onLevel: (listener) => meter.onLevel(listener),
      onEnded: (listener) => onTrackEnd(track, listener),
      close() {
        meter.close();
        stopTracks(stream);
      },
    },
  };
}

async function askFor(deviceId: string | null) {
  const devices = navigator.mediaDevices as Partial<MediaDevices> | undefined;
  if (!devices?.getUserMedia) throw new MediaProblem('unsupported');
  try {
    return await devices.getUserMedia({
      audio: {
        ...(deviceId ? { deviceId: { exact: deviceId } } : {}),
        echoCancellation: true,
        noiseSuppression: true,
        autoGainControl: true,
      },
    });
  } catch (error) {
    throw microphoneProblem(error, isAllowedByPolicy('microphone'));
  }
}
