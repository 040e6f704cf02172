import { isMessage, type PageMessage } from './frame-messages.ts';

/** A frame that a page follows. */
export interface FollowedFrame {
  /** Says something to the widget: a token, a theme, another target. */
  say: (options: Record<string, unknown>) => void;
  stop: () => void;
}

/**
 * Gives a frame the height of what is in it, and fires the widget's events on it. For pages that may run a script of their
 * own; without it a frame has the height that its markup says, and scrolls.
 */
export function followFrame(frame: HTMLIFrameElement): FollowedFrame {
  const { origin } = new URL(frame.src, location.href);
  const said: Record<string, unknown> = {};
  const post = (options: Record<string, unknown>) => {
    const message: PageMessage = { shuyuan: 'say', options };
    frame.contentWindow?.postMessage(message, origin);
  };
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== frame.contentWindow || event.origin !== origin || !isMessage(event.data)) return;
    const { data } = event;
    if (data.shuyuan === 'ready') post(said);
    if (data.shuyuan === 'height') frame.height = String(data.height);
    if (data.shuyuan === 'event')
      frame.dispatchEvent(new CustomEvent(data.name, { detail: data.detail, bubbles: true }));
  };
  addEventListener('message', onMessage);
  return {
    say(options) {
      post(options);
      // The frame may still be on its way: it is told all when it hears.
      Object.assign(said, options);
    },
    stop: () => removeEventListener('message', onMessage),
  };
}
