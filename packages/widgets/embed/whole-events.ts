// Stands in for react-aria's `createEventHandler`, which copies an event's own properties: React's events have all of
// theirs so, the browser's, which preact hands on, have none. Without it no key means anything to a dialog.

interface Wrapped extends Event {
  isDefaultPrevented: () => boolean;
  isPropagationStopped?: () => boolean;
  continuePropagation?: () => void;
}

type Handler = (event: Wrapped) => void;

/** Events stop where they are handled, unless the handler lets them go on. */
export function createEventHandler(handler: Handler | undefined): Handler | undefined {
  if (!handler) return undefined;
  return (event) => {
    let stops = true;
    const own: Partial<Record<PropertyKey, unknown>> = {
      stopPropagation: () => (stops = true),
      isPropagationStopped: () => stops,
      continuePropagation() {
        stops = false;
        event.continuePropagation?.();
      },
    };
    const whole = new Proxy(event, {
      get(target, name) {
        if (name in own) return own[name];
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    handler(whole);
    if (stops && !event.isPropagationStopped?.()) event.stopPropagation();
  };
}
