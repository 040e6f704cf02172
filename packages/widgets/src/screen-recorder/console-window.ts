import { isMediaProblem, type RecorderDesk } from './recorder-desk.ts';
import type { FloatingWindow, RecorderMedia } from './recorder-media.ts';

export interface ConsoleWindowDeps {
  desk: RecorderDesk;
  media: Pick<RecorderMedia, 'openFloatingWindow'>;
}

/** The small window over all others in which the console may lie. */
export function createConsoleWindow({ desk, media }: ConsoleWindowDeps) {
  let floating: FloatingWindow | null = null;
  let stopClosed = () => {};
  let wish = 0;

  function close() {
    wish += 1;
    stopClosed();
    stopClosed = () => {};
    floating?.close();
    floating = null;
    if (desk.get().isFloating) desk.set({ isFloating: false, floatingBody: null });
  }

  return {
    close,
    /** Within a press. */
    open: async () => {
      if (floating || !media.openFloatingWindow || !desk.at('recording', 'paused')) return;
      const own = (wish += 1);
      try {
        const opened = await media.openFloatingWindow();
        if (own !== wish) return opened.close();
        floating = opened;
        stopClosed = opened.onClosed(close);
        desk.set({ isFloating: true, floatingBody: opened.body });
      } catch (error) {
        // The bar on the page serves as well.
        if (!isMediaProblem(error)) throw error;
        desk.set({ isSmall: true });
      }
    },
  };
}
