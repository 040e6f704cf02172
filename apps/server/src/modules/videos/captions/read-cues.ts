/** Words and when they are spoken, in seconds. */
export interface Cue {
  start: number;
  end: number;
  /** Plain text; lines are parted by line feeds. */
  text: string;
}

export type CueFault = 'times' | 'order' | 'empty' | 'many';

export type ReadCues = { cues: Cue[] } | { fault: CueFault; /** Counted from 1. */ line: number };

const timing =
  /^\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})\s*-->\s*(?:(\d+):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})(?:\s.*)?$/;

/** Blocks of WebVTT that hold no words. */
const isAside = (line: string) => /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/.test(line);

/**
 * Reads SRT and WebVTT alike. Settings, styles and speakers' tags are left out: the player draws the words itself.
 *
 * @param most Cues that a file may have; reading ends behind them.
 */
export function readCues(text: string, most = Infinity): ReadCues {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length;) {
    const end = endOfBlock(lines, at);
    const block = lines.slice(at, end);
    if (block[0]?.trim() && !isAside(block[0])) {
      const read = readBlock(block, at + 1);
      if ('fault' in read) return read;
      if (read.cue.text !== '') cues.push(read.cue);
      if (cues.length > most) return { fault: 'many', line: at + 1 };
    }
    at = end + 1;
  }
  if (cues.length === 0) return { fault: 'empty', line: 1 };
  return { cues: cues.toSorted((one, other) => one.start - other.start) };
}

function endOfBlock(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && lines[end]?.trim() !== '') end += 1;
  return end;
}

function readBlock(
  block: readonly string[],
  firstLine: number,
): { cue: Cue } | { fault: CueFault; line: number } {
  // A number or a name may stand above the times.
  const timesAt = block.findIndex((line) => line.includes('-->'));
  const times = timing.exec(block[timesAt] ?? '');
  if (timesAt > 1 || !times) return { fault: 'times', line: firstLine + Math.max(0, timesAt) };
  const [, ...parts] = times;
  const start = secondsOf(parts.slice(0, 4));
  const end = secondsOf(parts.slice(4));
  if (start === null || end === null) return { fault: 'times', line: firstLine + timesAt };
  if (end <= start) return { fault: 'order', line: firstLine + timesAt };
  const words = block.slice(timesAt + 1).map(plainText);
  return { cue: { start, end, text: words.filter((line) => line !== '').join('\n') } };
}

/** Null for what no clock shows: 75 minutes past. */
function secondsOf([hours, minutes, seconds, fraction = '']: readonly (string | undefined)[]): number | null {
  if (Number(minutes) > 59 || Number(seconds) > 59) return null;
  const milliseconds = Number(fraction.padEnd(3, '0'));
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds) + milliseconds / 1000;
}

const characters: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '\u200E',
  rlm: '\u200F',
};

/** Without tags, and without the positions that some programs write into SRT: `{\an8}`. */
const plainText = (line: string) =>
  line
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/<\/?[a-z][^<>]*>|<\d[\d:.]*>/gi, '')
    .replace(/&([a-z]+);/g, (whole, name: string) => characters[name] ?? whole)
    .trim();
