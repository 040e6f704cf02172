import { isComposing } from '../modality/composition.ts';
import type { PlayerActions } from './use-player.ts';

/** Speeds to choose from. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** What a key does in the player; false when it does nothing. Letters work only while focus is inside. */
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
