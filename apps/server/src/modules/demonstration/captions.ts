/** What is said, sentence by sentence. */
export const sentencesOf = (say: string): string[] =>
  say
    .split(/(?<=[。？！])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Captions as WebVTT: the sentences follow each other evenly until a film of so many seconds ends. */
export function captionsOf(sentences: readonly string[], seconds: number): string {
  const each = seconds / sentences.length;
  const cues = sentences.map(
    (sentence, place) => `${timeOf(place * each)} --> ${timeOf((place + 1) * each)}\n${sentence}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

function timeOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
  return `${part(milliseconds / 60_000, 2)}:${part((milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`;
}
