import type { Mounted } from './boot.ts';
import { isMessage, toldEvents, type FrameMessage } from './frame-messages.ts';

/** Sends the events of the widget in a frame to the page around it, and takes the options that this page sends. */
export function joinPage(
  { element, update }: Pick<Mounted, 'element' | 'update'>,
  parentOrigin: string | undefined,
) {
  const tell = (message: FrameMessage) => {
    if (parentOrigin && parent !== window) parent.postMessage(message, parentOrigin);
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
    if (source !== parent || origin !== parentOrigin || !isMessage(data) || data.shuyuan !== 'say') return;
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
