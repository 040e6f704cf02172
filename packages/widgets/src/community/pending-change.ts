import { failureText } from '../async/failure-text.ts';
import type { WidgetHost } from '../host/widget-host.ts';

interface PendingChangeOptions {
  host: Pick<WidgetHost, 'notify'>;
  /** Said where no server has spoken. */
  failed: string;
  get: () => { isPending: boolean };
  set: (patch: { isPending: boolean }) => void;
}

/** Makes one change at a time, and notifies of one that was refused. */
export const createPendingChange =
  ({ host, failed, get, set }: PendingChangeOptions) =>
  async (call: () => Promise<unknown>, onDone: () => void): Promise<void> => {
    if (get().isPending) return;
    set({ isPending: true });
    try {
      await call();
      onDone();
    } catch (error) {
      const text = failureText(error, failed);
      if (text) host.notify('critical', text);
    } finally {
      set({ isPending: false });
    }
  };
