import type { Cue } from './read-cues.ts';

/** WebVTT in the one form that readers of ours have to know: times with hours, plain text, nothing else. */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => `${timeOf(start)} --> ${timeOf(end)}\n${escaped(text)}`);
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

function timeOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const whole = Math.floor(milliseconds / 1000);
  const clock = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(two).join(':');
  return `${clock}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string) => text.replace(/[&<>]/g, (character) => entities[character] ?? character);
