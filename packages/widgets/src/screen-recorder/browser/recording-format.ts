/** What a recorder is asked for, and what its file will be in truth. */
export interface RecordingFormat {
  /** As `MediaRecorder` wants it. */
  mimeType: string;
  /** What is kept can be packed anew without another encoding, into a file of known length that seeks. */
  canRepack: boolean;
}

interface Candidate {
  container: 'video/webm' | 'video/mp4';
  video: string;
  audio: string;
}

/**
 * The specification's VP9 first; then what Safari records; then what Firefox does. A bare container lets the browser
 * choose by itself and comes last.
 */
const candidates: readonly Candidate[] = [
  { container: 'video/webm', video: 'vp9', audio: 'opus' },
  { container: 'video/mp4', video: 'avc1.640028', audio: 'mp4a.40.2' },
  { container: 'video/mp4', video: 'avc1.42E01E', audio: 'mp4a.40.2' },
  { container: 'video/webm', video: 'vp8', audio: 'opus' },
  { container: 'video/mp4', video: '', audio: '' },
  { container: 'video/webm', video: '', audio: '' },
];

/** The best format that this browser records, or null. A codec of sound is named only when there is sound: some refuse it otherwise. */
export function chooseRecordingFormat(
  hasSound: boolean,
  isTypeSupported: (mimeType: string) => boolean,
): RecordingFormat | null {
  for (const { container, video, audio } of candidates) {
    const codecs = [video, hasSound ? audio : ''].filter(Boolean).join(',');
    const mimeType = codecs ? `${container};codecs=${codecs}` : container;
    if (isTypeSupported(mimeType)) return { mimeType, canRepack: canRepack(mimeType) };
  }
  return null;
}

/** Players take VP9 and AV1 in an MP4, but not VP8. */
export const canRepack = (mimeType: string) => /^video\/webm;.*(vp9|vp09|av1|av01)/.test(mimeType);

/** The container alone, as a file of it is called. */
export const containerOf = (mimeType: string) => mimeType.split(';', 1)[0] ?? mimeType;
