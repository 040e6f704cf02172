import type { WidgetHost } from '../host/widget-host.ts';
import type { EarlierUploads } from './recovery/earlier-uploads.ts';
import type { RecorderContext } from './recorder-context.ts';

export interface PersonFollowerDeps {
  context: RecorderContext;
  host: Pick<WidgetHost, 'session'>;
  earlier: EarlierUploads;
  findRecoverable: () => void;
  /** Closes what is shown. It stays on the device for the person whose it is. */
  leave: () => void;
}

/**
 * Follows who is signed in. What one person has recorded, or left half uploaded, is shown to nobody else who signs in at
 * the same browser; a session that has merely expired finds everything again. Answers what to call after each change.
 */
export function createPersonFollower({ context, host, earlier, ...deps }: PersonFollowerDeps) {
  let now: number | null = null;
  /** Whoever was signed in last: what is shown is theirs. */
  let last: number | null = null;

  return () => {
    const id = host.session.current()?.id ?? null;
    if (id === now) return;
    now = id;
    context.patchSetup({ isSignedIn: id !== null, recoverable: [] });
    earlier.leave();
    if (id === null) return;
    const isBack = last === id;
    const isOther = last !== null && !isBack;
    last = id;
    if (isOther) {
      context.set({ question: null });
      if (!context.at('closed', 'setup')) deps.leave();
    }
    if (isBack || context.at('setup')) deps.findRecoverable();
  };
}
