/// <reference lib="dom" />
import { commonNames, elements, type ElementName } from '../src/embed/element-names.ts';
import { embedStrings } from '../src/embed/embed.strings.ts';
import type { Attached, EmbeddedElement } from '../src/embed/attach.browser.tsx';
import type { School } from '../src/embed/create-embed-host.browser.ts';

type Attach = (element: EmbeddedElement, sheet: CSSStyleSheet) => Attached;

type Checked = [file: string, integrity: string];

/** What the file of an entry exports. */
interface Entry {
  attach: Attach;
  prepareWith: (way: (part: string) => Promise<unknown>) => void;
}

/**
 * Written by the build: where the list of each element lies. A list begins with the one of the lazy modules; the style
 * sheet follows, and the entry.
 */
declare const LISTS: Record<string, Checked>;

const script = new URL(import.meta.url);
const loaded: Record<string, Promise<unknown> | undefined> = {};

/** Each file once; one that did not come is asked for again. */
const once = <Result>(key: string, load: () => Promise<Result>) =>
  (loaded[key] ??= load().catch((error: unknown) => {
    delete loaded[key];
    throw error;
  })) as Promise<Result>;

const addressOf = (file: string) => new URL(`assets/${file}`, script).href;

/** Milliseconds in which a file has to come. @see the specification's constants: chunk load timeout */
const codeLimit = 120_000;

/** Held against its hash by the browser, which forgets a failure: it can be asked for again. */
const fetchText = async ([file, integrity]: Checked) => {
  const signal = AbortSignal.timeout(codeLimit);
  return (await fetch(addressOf(file), { integrity, credentials: 'omit', signal })).text();
};

/** Puts a module into the page's map, its hash checked: `import()` cannot check one. */
const putIntoMap = ([file, integrity]: Checked) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    if (!link.relList.supports('modulepreload')) return resolve();
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', integrity, href: addressOf(file) });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${link.href} did not come whole.`));
    document.head.append(link);
  });

const isSheet = ([file]: Checked) => file.endsWith('.css');

/** The code of an element and its sheet. Call it early to have them there when the element comes. */
export const load = (name: ElementName) =>
  once(name, async () => {
    const worn = new CSSStyleSheet();
    let rules = '';
    /**
     * Every file held against its hash, and the sheets put on: lazy ones after the first. A page's map may keep a module
     * that did not come as failed for as long as the page lives: so all are fetched first, and the map, which then takes
     * them from the browser's cache, is asked only for what is there.
     */
    const prepare = async (files: Checked[]) => {
      const missing = files.filter(([file]) => !loaded[file]);
      const texts = await Promise.all(missing.map(fetchText));
      const modules = files.filter((each) => !isSheet(each));
      await Promise.all(modules.map((each) => once(each[0], () => putIntoMap(each))));
      const more = texts.filter((_, index) => isSheet(missing[index] as Checked)).join('');
      if (more) worn.replaceSync((rules += more));
    };
    const [lazy, ...first] = JSON.parse(await fetchText(LISTS[name] as Checked)) as [Checked, ...Checked[]];
    await prepare(first);
    const { attach, prepareWith } = (await import(addressOf(first[1]?.[0] ?? ''))) as Entry;
    prepareWith((part) =>
      once(name + part, async () => {
        const lists = JSON.parse(await once(lazy[0], () => fetchText(lazy))) as Record<string, Checked[]>;
        await prepare(lists[part] ?? []);
      }),
    );
    return (element: EmbeddedElement) => attach(element, worn);
  });

const tell = (words: string) =>
  // oxlint-disable-next-line eslint/no-console -- whoever writes the page looks there
  console.error(words);

/** What a visitor sees where a widget should be: bare, because neither its code nor its sheet is there. */
function showBroken(element: HTMLElement, locale: unknown, again?: () => void) {
  const strings = embedStrings[locale === 'en' ? 'en' : 'zh-CN'];
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const words = document.createElement('p');
  words.textContent = strings.broken;
  words.role = 'alert';
  root.replaceChildren(words);
  if (!again) return;
  const button = document.createElement('button');
  button.textContent = strings.again;
  button.onclick = again;
  root.append(button);
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What a school holds, and a widget of it; both hear of what changes. */
interface Drawn extends EmbeddedElement {
  changed: () => void;
  held?: { school: School };
}

const missing = new WeakSet<Element>();

/** Before the sheet and the code are there, nobody else can tell that they do not come. */
function missCode(element: Drawn, error: unknown) {
  if (!missing.has(element))
    tell(
      `<${element.localName}>: no code from ${script.origin}: ${String(error)}. See that it answers, and that the page's policy names it in script-src and connect-src.`,
    );
  missing.add(element);
  showBroken(element, element.given()['locale'], () => element.changed());
}

function define(name: ElementName) {
  const attributes = [...commonNames.attributes, ...elements[name].attributes];
  const names = [...attributes, ...commonNames.properties, ...elements[name].properties];
  class Element extends HTMLElement implements Drawn {
    static observedAttributes = attributes.map(kebab);
    #said: Record<string, unknown> = {};
    /** How often it has said each property: the same once more is a word too, an attribute that is set again is none. */
    #times: Record<string, number> = {};
    #attached: Attached | undefined;
    #isDrawing = false;
    held?: { school: School };

    /** What the page has said, by the property's name; a property counts before its attribute. */
    given() {
      const given: Record<string, unknown> = { baseUrl: script.origin, times: { ...this.#times } };
      for (const each of attributes) given[each] = this.getAttribute(kebab(each)) ?? given[each];
      for (const each of names) given[each] = this.#said[each] ?? given[each];
      return given;
    }

    say(property: string, value: unknown) {
      this.#said[property] = value;
      // Nothing is no word: it takes one back.
      if (value !== undefined && value !== null) this.#times[property] = (this.#times[property] ?? 0) + 1;
      this.changed();
    }

    said = (property: string) => this.#said[property];

    connectedCallback() {
      // What was set before the element was known stands on it as a plain property.
      for (const each of names)
        if (Object.hasOwn(this, each)) {
          const value = (this as Record<string, unknown>)[each];
          delete (this as Record<string, unknown>)[each];
          this.say(each, value);
        }
      this.changed();
    }

    disconnectedCallback() {
      // An element that is only moved keeps its state.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#attached?.detach();
        this.#attached = undefined;
        this.held?.school.close();
      });
    }

    attributeChangedCallback() {
      this.changed();
    }

    changed() {
      if (!this.isConnected || this.#isDrawing) return;
      this.#isDrawing = true;
      queueMicrotask(() => void this.#draw());
    }

    async #draw() {
      try {
        if (name === 'shuyuan-school') {
          this.held?.school.refresh();
          for (const inner of this.querySelectorAll<Drawn>(Object.keys(elements).join())) inner.changed?.();
        } else if (this.#attached) this.#attached.update();
        else {
          const attach = await load(name);
          if (this.isConnected) this.#attached = attach(this);
        }
      } catch (error) {
        this.dispatchEvent(new CustomEvent('broken', { detail: { error }, bubbles: true, composed: true }));
        if (!this.#attached && name !== 'shuyuan-school') missCode(this, error);
        addEventListener('online', () => this.changed(), { once: true });
      } finally {
        this.#isDrawing = false;
      }
    }
  }
  for (const each of names)
    Object.defineProperty(Element.prototype, each, {
      get(this: Element) {
        return this.said(each);
      },
      set(this: Element, value: unknown) {
        this.say(each, value);
      },
    });
  if (!customElements.get(name)) customElements.define(name, Element);
}

for (const name of Object.keys(elements)) define(name as ElementName);

const widgets = Object.keys(elements).map((name) => name.slice('shuyuan-'.length));

/** A name that none of ours has, spelled wrongly or from another release. */
function refuse(element: HTMLElement) {
  tell(`<${element.localName}>: there is no such widget. Write one of ${Object.keys(elements).join(', ')}.`);
  showBroken(element, element.getAttribute('locale'));
}

/** What stands in the page's own markup; `mount` looks at what it makes itself. */
function refuseUnknown() {
  for (const each of document.querySelectorAll<HTMLElement>(':not(:defined)'))
    if (each.localName.startsWith('shuyuan-')) refuse(each);
}
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', refuseUnknown, { once: true });
else refuseUnknown();

/** A widget that `mount` has put into a page. */
export interface Mounted {
  element: HTMLElement;
  /** Says something else; what is left out stays. */
  update: (options: Record<string, unknown>) => void;
  unmount: () => void;
}

/**
 * Puts a widget at the end of `place`: `mount(place, 'comments', { target: 'article/7', onNavigate })`. What is wrong with
 * the words is said once on the console; the page's script goes on.
 */
export function mount(
  place: Node | null | undefined,
  widget: string,
  options: Record<string, unknown> = {},
): Mounted {
  const element = document.createElement(`shuyuan-${widget}`);
  const told = new Set<string>();
  const update = (next: Record<string, unknown>) => {
    for (const name of Object.keys(next))
      if (widgets.includes(widget) && !(name in element) && !told.has(name)) {
        told.add(name);
        const { attributes, properties } = elements[element.localName as ElementName];
        const known = [...commonNames.attributes, ...commonNames.properties, ...attributes, ...properties];
        tell(`mount "${widget}": the option ${name} is unknown. Write one of ${known.join(', ')}.`);
      }
    Object.assign(element, next);
  };
  update(options);
  if (!widgets.includes(widget)) refuse(element);
  if (place) place.appendChild(element);
  else
    tell(
      `mount "${widget}": the place is ${place}. Write mount(document.querySelector('#place'), '${widget}', …) with an element that is on the page by then.`,
    );
  return { element, update, unmount: () => element.remove() };
}
