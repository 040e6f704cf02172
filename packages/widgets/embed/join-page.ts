import type { Mounted } from './boot.ts';
import { isMessage, toldEvents, type FrameMessage } from './frame-messages.ts';

/** Tells the page around a frame of the widget in it, and takes what that page says; `around` is its origin, if it is known. */
export function joinPage(
  { element, update }: Pick<Mounted, 'element' | 'update'>,
  around: string | undefined,
) {
  const tell = (message: FrameMessage) => {
    if (around && parent !== window) parent.postMessage(message, around);
  };

  for (const name of toldEvents)
    element.addEventListener(name, (event) => {
      // A text field of a widget has a `select` of its own.
      if (!(event instanceof CustomEvent)) return;
      tell({ shuyuan: 'event', name, detail: JSON.parse(JSON.stringify(event.detail, withoutToken)) });
      // A frame cannot leave its page; the page around may follow.
      if (name === 'navigate') event.preventDefault();
    });

  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== around || !isMessage(data) || data.shuyuan !== 'say') return;
    update(data.options);
  });
  tell({ shuyuan: 'ready' });

  new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    // A dialog lies above its page and takes no room on it, yet needs the frame's.
    if (height > 0) tell({ shuyuan: 'height', height });
  }).observe(element);
}

/** Who signs in within the frame stays in it. */
const withoutToken = (name: string, value: unknown) => (name === 'token' ? undefined : value);
