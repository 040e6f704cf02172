import type { PagesPort } from './widget-host.ts';

/** Pages of one school hear of each other by its name. Where a browser has no channels they do not. */
export function createBrowserPages(name: string): PagesPort {
  const listeners = new Set<(topic: unknown) => void>();
  let channel: BroadcastChannel | undefined;

  // Open only while somebody listens: an open channel keeps a page out of the browser's cache for Back.
  function listen() {
    if (channel || !('BroadcastChannel' in globalThis)) return;
    channel = new BroadcastChannel(`${name}/pages`);
    channel.addEventListener('message', ({ data }) => {
      for (const listener of listeners) listener(data);
    });
  }

  return {
    tell(topic) {
      if (channel) return channel.postMessage(topic);
      if (!('BroadcastChannel' in globalThis)) return undefined;
      const once = new BroadcastChannel(`${name}/pages`);
      once.postMessage(topic);
      return once.close();
    },
    onTold(topic, listener) {
      const hear = (told: unknown) => {
        if (told === topic) listener();
      };
      listeners.add(hear);
      listen();
      return () => {
        listeners.delete(hear);
        if (listeners.size > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}
