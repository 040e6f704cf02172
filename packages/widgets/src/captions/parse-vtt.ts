import type { VideoCue } from '@shuyuan/ui/video-player';

const time = String.raw`(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})`;
const timing = new RegExp(`^${time} --> ${time}`);

const characters: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** The words of captions as our server stores them: times and plain text. What is not so is left out. */
export function parseVtt(vtt: string): VideoCue[] {
  return vtt.split(/\n{2,}/).flatMap((block) => {
    const lines = block.trim().split('\n');
    const at = lines.findIndex((line) => timing.test(line));
    const [, ...parts] = timing.exec(lines[at] ?? '') ?? [];
    if (parts.length === 0) return [];
    const text = lines
      .slice(at + 1)
      .join('\n')
      .replace(/&(?:amp|lt|gt);/g, (entity) => characters[entity] ?? entity);
    return [{ start: secondsOf(parts.slice(0, 4)), end: secondsOf(parts.slice(4)), text }];
  });
}

const secondsOf = ([hours = '0', minutes, seconds, thousandths]: readonly (string | undefined)[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
