import { MediaProblem, type FloatingWindow } from '../recorder-media.ts';

interface PictureInPicture {
  requestWindow: (options: { width: number; height: number }) => Promise<Window & typeof globalThis>;
}

type FloatingScope = Window & { documentPictureInPicture?: PictureInPicture };

/** Room for the console in one row. */
const size = { width: 360, height: 96 };

/**
 * A window that stays over all others and is in no recording of a tab. `looksLike` is what the console is drawn in
 * otherwise: its styles, its theme and its direction are brought along, by ways that a strict policy allows.
 */
export async function openWindowLike(looksLike: Element): Promise<FloatingWindow> {
  const opener = (window as FloatingScope).documentPictureInPicture;
  if (!opener) throw new MediaProblem('unsupported');
  const other = await opener.requestWindow(size).catch((error: unknown) => {
    throw new MediaProblem('unsupported', { cause: error });
  });
  const root = looksLike.getRootNode();
  const body = root instanceof ShadowRoot ? shadowIn(other, root) : other.document.body;
  const styled = root instanceof ShadowRoot ? (body.getRootNode() as ShadowRoot) : other.document;
  styled.adoptedStyleSheets = sheetsOf(root as Document | ShadowRoot).map((sheet) => copySheet(sheet, other));
  copyLooks(looksLike, other.document.documentElement, other.document.body);
  return {
    body,
    onClosed(listener) {
      other.addEventListener('pagehide', listener, { once: true });
      return () => other.removeEventListener('pagehide', listener);
    },
    close: () => other.close(),
  };
}

/** Styles of a shadow root speak of `:host`, so they get one there too. */
function shadowIn(other: Window, { host }: ShadowRoot): HTMLElement {
  const place = other.document.createElement('div');
  for (const { name, value } of host.attributes)
    if (name.startsWith('data-')) place.setAttribute(name, value);
  other.document.body.append(place);
  const body = other.document.createElement('div');
  place.attachShadow({ mode: 'open' }).append(body);
  return body;
}

const sheetsOf = (root: Document | ShadowRoot) => [...root.styleSheets, ...root.adoptedStyleSheets];

/** Sheets belong to one document. One of another origin cannot be read, and stays behind. */
function copySheet(sheet: CSSStyleSheet, other: Window & typeof globalThis) {
  const copy = new other.CSSStyleSheet({ baseURL: sheet.href ?? document.baseURI, media: sheet.media });
  try {
    copy.replaceSync(Array.from(sheet.cssRules, ({ cssText }) => cssText).join('\n'));
  } catch {
    return copy;
  }
  return copy;
}

/** Which theme is on may be said far above, so its variables are brought along as they are. */
function copyLooks(from: Element, html: HTMLElement, body: HTMLElement) {
  const { documentElement } = document;
  for (const { name, value } of documentElement.attributes)
    if (/^(lang|dir|class|data-)/.test(name)) html.setAttribute(name, value);
  const looks = getComputedStyle(from);
  html.dir = looks.direction;
  html.style.colorScheme = looks.colorScheme;
  for (const [name] of from.computedStyleMap())
    if (name.startsWith('--sy-')) body.style.setProperty(name, looks.getPropertyValue(name));
  body.style.margin = '0';
}
