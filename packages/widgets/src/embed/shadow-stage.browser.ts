import { keepKeys } from './keep-keys.browser.ts';
import { ownVariables } from './own-variables.ts';

/** The places inside a shadow root. */
export interface ShadowStage {
  /** Where the widget is drawn. */
  stage: HTMLElement;
  /** Where dialogs, menus and notices are drawn. */
  overlays: HTMLElement;
  /** Takes over the theme of the page around, the school's own, and the reader's text size. */
  dress: (theme: StageTheme) => void;
}

export interface StageTheme {
  theme?: string | undefined;
  density?: string | undefined;
  locale: string;
  /** `--sy-…` by name, by day and by night, as `createSchoolTheme` answers them. */
  schoolTheme?: { light: Record<string, string>; dark: Record<string, string> } | undefined;
}

/**
 * What a page says of fonts, colours and lines would come in by inheritance: in here everything begins anew, but for the
 * direction of writing and the theme's variables.
 */
const ground = [
  ':host{display:block}:host([hidden]){display:none}',
  '[data-embed]{all:initial;display:block;color-scheme:inherit}[data-embed=overlays]{display:contents}',
  // What the browser itself draws, such as a list of choices, is as dark as the rest.
  '[data-embed][data-sy-theme=dark]{color-scheme:dark}',
  '@media (prefers-color-scheme:dark){[data-embed][data-sy-theme=auto]{color-scheme:dark}}',
].join('');

/** Draws nothing yet: makes an open root in `element`, with `sheet` in it. */
export function openStage(element: HTMLElement, sheet: CSSStyleSheet): ShadowStage {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  keepKeys(root);
  const worn = new CSSStyleSheet();
  const base = new CSSStyleSheet();
  base.replaceSync(ground);
  root.adoptedStyleSheets = [base, sheet, worn];
  const stage = placeNamed('stage');
  const overlays = placeNamed('overlays');
  root.replaceChildren(stage, overlays);

  return {
    stage,
    overlays,
    dress({ theme, density, locale, schoolTheme }) {
      for (const place of [stage, overlays]) {
        place.lang = locale;
        // Rules that ask for `[dir]` do not see the page around.
        place.dir = getComputedStyle(element).direction;
        setOrRemove(place, 'syTheme', theme);
        setOrRemove(place, 'syDensity', density);
      }
      const declared = ownVariables(sheet);
      const around = element.parentElement && getComputedStyle(element.parentElement);
      const inherited = [...declared].flatMap(([name, values]) => {
        const value = around?.getPropertyValue(name).trim();
        return value && !values.has(value) ? [`${name}:inherit`] : [];
      });
      const given = Object.entries(schoolTheme?.light ?? {}).map(
        ([name, day]) => `${name}:light-dark(${day},${schoolTheme?.dark[name] ?? day})`,
      );
      worn.replaceSync(
        // What begins anew forgets its `lang` too, in WebKit and Chromium: Chinese would be drawn in another's letters.
        `[data-embed]{-webkit-locale:"${locale}"}:host{--sy-private-rem:${readersTextSize(stage)}}:host,:host [data-sy-theme]{${inherited.join(';')}}` +
          `@supports (color:light-dark(red,red)){:host,:host [data-sy-theme]{${given.join(';')}}}`,
      );
    },
  };
}

function placeNamed(name: string): HTMLElement {
  const place = document.createElement('div');
  place.dataset['embed'] = name;
  return place;
}

/** A page may set another size on its root; the keyword still means what the reader has chosen. */
function readersTextSize(place: HTMLElement): string {
  const probe = document.createElement('span');
  place.append(probe);
  // Through the object model: a style attribute would be refused by a strict policy.
  probe.style.fontSize = 'medium';
  const { fontSize } = getComputedStyle(probe);
  probe.remove();
  return fontSize || '16px';
}

function setOrRemove(place: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) delete place.dataset[name];
  else place.dataset[name] = value;
}
