import type { WidgetHost } from '../host/widget-host.ts';
import type { EarlierUploads } from './earlier-uploads.ts';
import type { RecorderDesk } from './recorder-desk.ts';

export interface PersonFollowerDeps {
  desk: RecorderDesk;
  host: Pick<WidgetHost, 'session'>;
  earlier: EarlierUploads;
  lookForLeftovers: () => void;
  /** Closes what is shown. It stays on the device for the person whose it is. */
  leave: () => void;
}

/**
 * Follows who is signed in. What one person has recorded, or left half uploaded, is shown to nobody else who signs in at
 * the same browser; a session that has merely expired finds everything again. Answers what to call after each change.
 */
export function createPersonFollower({ desk, host, earlier, ...deps }: PersonFollowerDeps) {
  let now: number | null = null;
  /** Whoever was signed in last: what is shown is theirs. */
  let last: number | null = null;

  return () => {
    const id = host.session.current()?.id ?? null;
    if (id === now) return;
    now = id;
    desk.patchSetup({ isSignedIn: id !== null, leftovers: [] });
    earlier.leave();
    if (id === null) return;
    const isBack = last === id;
    const isOther = last !== null && !isBack;
    last = id;
    if (isOther) {
      desk.set({ question: null });
      if (!desk.at('closed', 'setup')) deps.leave();
    }
    if (isBack || desk.at('setup')) deps.lookForLeftovers();
  };
}
