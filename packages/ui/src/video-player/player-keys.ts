import { isComposing } from '../modality/composition.ts';
import type { PlayerActions } from './use-player.ts';

/** Speeds to choose from. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Keys that scroll a page whose player has no focus. */
const scrolling = /^(?:ArrowUp|ArrowDown|Home|End)$/;

/**
 * Does what a key means while the page has no focus. A film that nobody has begun leaves the keys to the page. Returns
 * false when the key means nothing.
 */
export const pressPageKey = (event: KeyboardEvent, actions: PlayerActions): boolean =>
  actions.media.isBegun && !scrolling.test(event.key) && pressKey(event, actions);

/** Does what a key means inside the player. Returns false when it means nothing. */
export function pressKey(event: KeyboardEvent, actions: PlayerActions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return false;
  const target = event.composedPath()[0];
  const isButton = target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
  // A list moves through its choices, and a field is typed into.
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return false;
  const isVolume = target instanceof HTMLInputElement && target.dataset['range'] === 'volume';
  if (target instanceof HTMLInputElement && target.type !== 'range') return false;
  if (isVolume && /^(?:Arrow|Home|End|Page)/.test(event.key)) return false;
  if (target instanceof HTMLElement && target.isContentEditable) return false;
  if (isButton && /^(?: |Enter)$/.test(event.key)) return false;
  return act(event.key, actions);
}

function act(key: string, { media, ...actions }: PlayerActions): boolean {
  if (/^\d$/.test(key) && media.duration > 0) {
    actions.seek((media.duration * Number(key)) / 10);
    return true;
  }
  const done: Record<string, () => void> = {
    ' ': actions.toggle,
    k: actions.toggle,
    ArrowLeft: () => actions.seek(media.time - 5),
    ArrowRight: () => actions.seek(media.time + 5),
    j: () => actions.seek(media.time - 10),
    l: () => actions.seek(media.time + 10),
    ArrowUp: () => actions.setVolume(media.volume + 0.05),
    ArrowDown: () => actions.setVolume(media.volume - 0.05),
    Home: () => actions.seek(0),
    End: () => actions.seek(media.duration || media.time),
    m: actions.toggleMuted,
    c: actions.toggleCaptions,
    f: actions.toggleFullScreen,
    '?': actions.toggleHelp,
    '<': () => actions.stepSpeed(-1),
    '>': () => actions.stepSpeed(1),
  };
  const action = done[key.length === 1 ? key.toLowerCase() : key];
  action?.();
  return action !== undefined;
}
