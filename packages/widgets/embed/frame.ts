import type { mount as Mount } from './boot.ts';
import { isMessage, toldEvents, type FrameMessage } from './frame-messages.ts';

// The inside of a frame: one widget, its height, its events. Who may show it is said by `frame-ancestors`.
// The boot script lies beside this one, and finds its parts from there.
const { mount } = (await import(new URL('shuyuan.js', import.meta.url).href)) as { mount: typeof Mount };
const query = new URLSearchParams(location.search);
const widget = location.pathname.split('/').at(-1) ?? '';
// Older browsers do not say who is around them; then the page says it in the address.
const around = query.get('origin') ?? location.ancestorOrigins?.[0];
query.delete('origin');

const tell = (message: FrameMessage) => {
  if (around && parent !== window) parent.postMessage(message, around);
};

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const options = Object.fromEntries([...query].map(([name, value]) => [camel(name), value]));
// Never by an address, which lands in logs.
delete options['token'];
const { element, update } = mount(document.body, widget, options);

for (const name of toldEvents)
  element.addEventListener(name, (event) => {
    const { detail } = event as CustomEvent<unknown>;
    tell({ shuyuan: 'event', name, detail: JSON.parse(JSON.stringify(detail)) });
    // A frame cannot leave its page; the page around may follow.
    if (name === 'navigate') event.preventDefault();
  });

addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
  if (source !== parent || origin !== around || !isMessage(data) || data.shuyuan !== 'say') return;
  update(data.options);
});

new ResizeObserver(() => {
  tell({ shuyuan: 'height', height: Math.ceil(element.getBoundingClientRect().height) });
}).observe(element);
