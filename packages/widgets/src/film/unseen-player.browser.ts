import { playable } from './playable.browser.ts';
import { within } from './within.browser.ts';

export interface UnseenPlayerOptions {
  /** How much of the film is read before anybody asks for it. */
  preload: 'metadata' | 'auto';
  /** Milliseconds after which the browser is given up on. */
  timeout: number;
}

/** Calls `work` with a player that is never seen and holds `film`. Rejects when the film does not play here. */
export async function withUnseenPlayer<Result>(
  film: Blob,
  { preload, timeout }: UnseenPlayerOptions,
  work: (player: HTMLVideoElement) => Promise<Result>,
): Promise<Result> {
  const { url, release } = playable(film);
  const player = document.createElement('video');
  const fails = heard(player, 'error').then(() => Promise.reject(new Error('It does not play.')));
  const isThere = heard(player, preload === 'auto' ? 'loadeddata' : 'loadedmetadata');
  player.muted = true;
  player.preload = preload;
  player.src = url;
  try {
    return await within(timeout, Promise.race([isThere.then(() => work(player)), fails]));
  } finally {
    player.removeAttribute('src');
    player.load();
    release();
  }
}

/**
 * After this the player knows how long the film is, if it can be known at all, and can go anywhere in it: without the end
 * having been looked for, nobody can where its recorder has written down no length.
 */
export async function findEnd(player: HTMLVideoElement) {
  if (player.duration !== Infinity) return;
  const isKnown = heard(player, 'durationchange');
  await Promise.all([isKnown, goTo(player, 1e10)]);
}

/** To a moment in seconds; its picture can be drawn then. */
export async function goTo(player: HTMLVideoElement, moment: number) {
  const isThere = heard(player, 'seeked');
  player.currentTime = moment;
  await isThere;
}

const heard = (player: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve) => player.addEventListener(event, () => resolve(), { once: true }));
