import { isMediaProblem, type RecorderContext } from '../recorder-context.ts';
import type { FloatingWindow, RecorderMedia } from '../recorder-media.ts';

export interface ConsoleWindowDeps {
  context: RecorderContext;
  media: Pick<RecorderMedia, 'openFloatingWindow'>;
}

/** The small window over all others in which the console may lie. */
export function createConsoleWindow({ context, media }: ConsoleWindowDeps) {
  let floating: FloatingWindow | null = null;
  let stopClosed = () => {};
  let attempt = 0;

  function close() {
    attempt += 1;
    stopClosed();
    stopClosed = () => {};
    floating?.close();
    floating = null;
    if (context.get().isFloating) context.set({ isFloating: false, floatingBody: null });
  }

  return {
    close,
    /** Within a press. */
    open: async () => {
      if (floating || !media.openFloatingWindow || !context.at('recording', 'paused')) return;
      const own = (attempt += 1);
      try {
        const opened = await media.openFloatingWindow();
        if (own !== attempt) return opened.close();
        floating = opened;
        stopClosed = opened.onClosed(close);
        context.set({ isFloating: true, floatingBody: opened.body });
      } catch (error) {
        // The bar on the page serves as well.
        if (!isMediaProblem(error)) throw error;
        context.set({ isSmall: true });
      }
    },
  };
}
