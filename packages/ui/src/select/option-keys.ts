import type { KeyboardEvent } from 'react';
import { isLetter, type LetterSearch } from './find-by-letters.ts';

/** The options that the focus may go to, in their order. */
export const reachable = (list: HTMLElement) => [
  ...list.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled="true"])'),
];

/** Does what a key means in an open list. `labels` are those of the options that the focus may go to. */
export function pressKey(
  event: KeyboardEvent<HTMLElement>,
  { labels, search, onClose }: { labels: string[]; search: LetterSearch; onClose: () => void },
) {
  const { key, timeStamp } = event;
  const options = reachable(event.currentTarget);
  const active = options.indexOf(event.target as HTMLElement);
  const next = whereTo(event, options, active);
  if (next !== undefined) options[Math.min(Math.max(next, 0), options.length - 1)]?.focus();
  else if (key === 'Enter' || (key === ' ' && !search.isTyping(timeStamp))) options[active]?.click();
  else if (key === 'Tab') onClose();
  else if (isLetter(event)) options[search.find(key, timeStamp, labels, active)]?.focus();
  else return;
  event.preventDefault();
}

/** Index that a key leads to, perhaps beyond the ends; undefined for a key that leads nowhere. */
function whereTo({ key, currentTarget }: KeyboardEvent<HTMLElement>, options: HTMLElement[], active: number) {
  const page = Math.max(1, Math.floor(currentTarget.clientHeight / (options[0]?.offsetHeight || 1)) - 1);
  const steps: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: options.length - 1,
  };
  return steps[key];
}
