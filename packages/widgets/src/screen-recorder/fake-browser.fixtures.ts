import type { Examination, MediaProblemKind, MicrophoneList } from './recorder-media.ts';

/** A call that is never answered. */
export const never = Symbol('never');

/** How the browser behaves; any of it may be changed while the recorder runs. */
export interface FakeBrowser {
  permission: MicrophoneList['permission'];
  devices: { id: string; label: string }[];
  /** What comes of a press on start. */
  capture: 'granted' | MediaProblemKind | typeof never;
  /** What comes of opening a microphone, where the devices and the permission do not say it. */
  microphone: 'granted' | MediaProblemKind | typeof never;
  /** What comes of the beginning of a recording. */
  record: 'granted' | MediaProblemKind;
  /** What comes of its end. */
  stop: 'file' | 'empty' | MediaProblemKind | typeof never;
  /** What the file truly is. */
  mimeType: string;
  /** Bytes of the file. */
  bytes: number;
  /** Seconds that the file itself says; null: it has to be read. */
  duration: number | null;
  /** What reading the file gives. */
  reading: number | 'rejects' | typeof never;
  /** What comes of looking for a first picture. */
  picture: 'none' | 'drawn' | 'rejects' | typeof never;
  examination: Examination;
  floating: 'granted' | 'unsupported';
  /** Where a draft plays. */
  playableUrl: string;
}

const examination: Examination = {
  screen: { status: 'ready', codec: 'video/webm;codecs=vp9,opus' },
  microphone: 'granted',
  room: 8 * 2 ** 30,
  isFramed: false,
  hasComputerSound: true,
  hasFloatingWindow: true,
};

/** All goes well; the file has to be read for its length. */
export const standardBrowser: FakeBrowser = {
  permission: 'granted',
  devices: [
    { id: 'built-in', label: '内置麦克风' },
    { id: 'headset', label: '桌面耳麦（USB）' },
  ],
  capture: 'granted',
  microphone: 'granted',
  record: 'granted',
  stop: 'file',
  mimeType: 'video/mp4',
  bytes: 16,
  duration: null,
  reading: 12.4,
  picture: 'none',
  examination,
  floating: 'granted',
  playableUrl: '',
};
