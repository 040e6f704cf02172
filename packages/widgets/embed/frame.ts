import type { mount as Mount } from './boot.ts';
import { joinPage } from './join-page.ts';
import { refuseOpaqueFrame } from './opaque-frame.ts';

// The inside of a frame: one widget, its height, its events. Who may show it is said by `frame-ancestors`.
const query = new URLSearchParams(location.search);
const widget = location.pathname.split('/').at(-1) ?? '';
// Older browsers do not say who is around them; then the page says it in the address.
const parentOrigin = query.get('origin') ?? location.ancestorOrigins?.[0];
query.delete('origin');

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const options = Object.fromEntries([...query].map(([name, value]) => [camel(name), value]));
// Never by an address, which lands in logs.
delete options['token'];
if (!refuseOpaqueFrame(self.origin, query.get('locale'))) {
  // The boot script lies beside this one, and finds its parts from there.
  const { mount } = (await import(new URL('shuyuan.js', import.meta.url).href)) as { mount: typeof Mount };
  joinPage(mount(document.body, widget, options), parentOrigin);
}
