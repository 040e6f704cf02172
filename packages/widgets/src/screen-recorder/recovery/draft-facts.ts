import { recordLimits } from '@shuyuan/api-client';
import { momentText } from '../../widget/moment-text.ts';
import type { Marker, RecordingDraft } from '../recorder-step.ts';
import type { ScreenRecorderStrings } from '../screen-recorder.strings.ts';

const pad = (value: number) => String(value).padStart(2, '0');

/** `2026-03-02-录制`: the day on the person's calendar. @see specification section 9 */
export function standardTitle(startedAt: number, strings: Pick<ScreenRecorderStrings, 'fileSuffix'>) {
  const day = new Date(startedAt);
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}${strings.fileSuffix}`;
}

/** The name that a draft is uploaded under, whatever it is. @see specification section 9: "named as mp4" */
export const uploadNameOf = (
  { startedAt }: Pick<RecordingDraft, 'startedAt'>,
  strings: Pick<ScreenRecorderStrings, 'fileSuffix'>,
) => `${standardTitle(startedAt, strings)}.mp4`;

/** The name that a draft has as a file of the person's own. Its extension says what the file is in truth. */
export const fileNameOf = (
  { startedAt, mimeType }: Pick<RecordingDraft, 'startedAt' | 'mimeType'>,
  strings: Pick<ScreenRecorderStrings, 'fileSuffix'>,
) => `${standardTitle(startedAt, strings)}.${/^video\/mp4\b/i.test(mimeType) ? 'mp4' : 'webm'}`;

/** One line for each marker, as comments and players read moments; no more than a description may hold. */
export function chapterLines(markers: readonly Marker[], strings: Pick<ScreenRecorderStrings, 'chapter'>) {
  let text = '';
  for (const [index, { at }] of markers.entries()) {
    const line = `${text && '\n'}${momentText(at)} ${strings.chapter(index + 1)}`;
    if (text.length + line.length > recordLimits.description) break;
    text += line;
  }
  return text;
}

const momentLine = /^(?:(\d+):)?(\d{1,2}):(\d{2})(?=\s|$)/;

/** The text after all but the seconds `from` to `to` were cut away: lines of moments move along, or go. */
export function cutChapters(text: string, { from, to }: { from: number; to: number }): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const found = momentLine.exec(line);
      if (!found) return [line];
      const [moment, hours = '0', minutes = '0', seconds = '0'] = found;
      const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
      if (at < Math.floor(from) || at >= to) return [];
      return [momentText(Math.max(0, at - from)) + line.slice(moment.length)];
    })
    .join('\n');
}

/** The markers that are left after the same cut. */
export const cutMarkers = (
  markers: readonly Marker[],
  { from, to }: { from: number; to: number },
): Marker[] =>
  markers
    .filter(({ at }) => at >= Math.floor(from) && at < to)
    .map(({ at }) => ({ at: Math.max(0, Math.floor(at - from)) }));
