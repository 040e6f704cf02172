import { isApiError } from '@shuyuan/api-client';
import { isMissing, isRefused } from '../async/refusals.ts';
import type { ArticleEditorContext, ServerState } from './article-editor.state.ts';
import { Conflict } from './send-article.ts';

/** After a failure it is tried again, later each time, in milliseconds. */
const retryPauses = [5_000, 15_000, 30_000] as const;
const longestPause = 60_000;

/** What becomes of a draft that did not arrive: whether it is sent again, and what is said. */
export function createFailures({ host, get, set, announce, strings }: ArticleEditorContext) {
  let count = 0;
  let told: ServerState['status'] = 'nothing';

  /** Said aloud once, not at each attempt. */
  function tell(status: ServerState['status'], reason = ''): null {
    const isNews = status !== told;
    told = status;
    set({ server: { ...get().server, status, reason } });
    if (isNews) announce(reason || strings.server(status, get().server.at));
    return null;
  }

  return {
    /** Returns the milliseconds until it is tried again; null when that would not help. */
    handle(error: unknown): number | null {
      if (error instanceof Conflict) {
        set({ conflict: error.theirs });
        return tell('conflict');
      }
      if (!isApiError(error)) throw error;
      if (isMissing(error)) return tell('gone');
      if (isRefused(error)) return tell('refused', error.message);
      // The session has ended: the host asks to sign in, and what was written lies on the device.
      if (error.kind === 'unauthorized') return tell('refused', strings.signedOutNow);
      const pause = retryPauses[count] ?? longestPause;
      count += 1;
      tell(host.network.isOnline() ? 'failed' : 'offline');
      return Math.max(pause, error.retryAfter * 1000);
    },
    /** The server has it. */
    forget() {
      count = 0;
      told = 'saved';
    },
  };
}
