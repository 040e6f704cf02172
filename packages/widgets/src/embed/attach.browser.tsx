import { createRoot } from 'react-dom/client';
import type { School } from './create-embed-host.browser.ts';
import { EmbedShell } from './embed-shell.tsx';
import type { Emit, EmbeddedWidget } from './embedded-widget.ts';
import { readChoice, readRich, type Given } from './given.ts';
import { findSchool } from './find-school.browser.ts';
import { lookAtWords } from './look-at-words.browser.ts';
import { openStage, type StageTheme } from './shadow-stage.browser.ts';

/** A custom element as the boot script makes it. */
export interface EmbeddedElement extends HTMLElement {
  open?: unknown;
  /** All that the page has said by now. */
  given: () => Given;
}

/** A widget on its element. */
export interface Attached {
  /** The page has said something else. */
  update: () => void;
  /** The element has left the page. */
  detach: () => void;
}

/** Draws a widget inside its element, for as long as that is on the page. */
function attach(element: EmbeddedElement, widget: EmbeddedWidget, sheet: CSSStyleSheet): Attached {
  const { stage, overlays, dress } = openStage(element, sheet);
  const root = createRoot(stage);
  const emit: Emit = (name, detail) =>
    element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }));
  const shut = () => {
    element.removeAttribute('open');
    element.open = undefined;
  };
  let found: ReturnType<typeof findSchool> | undefined;

  /** The school goes on while the page says the same one. */
  function schoolOf(given: Given): School {
    const next = findSchool(element, given, found);
    if (next !== found) found?.leave();
    found = next;
    found.school.refresh();
    return found.school;
  }

  function update() {
    const given = element.given();
    lookAtWords(element, given);
    const school = schoolOf(given);
    const props = { given, school, emit, shut, widget, overlays };
    dress({
      locale: school.locale,
      theme: readChoice(given, 'theme', ['light', 'dark', 'auto']),
      density: readChoice(given, 'density', ['comfortable', 'compact']),
      schoolTheme: readRich<StageTheme['schoolTheme']>(given, 'schoolTheme'),
    });
    root.render(<EmbedShell key={`${school.baseUrl} ${school.locale}`} {...props} />);
  }

  update();
  return {
    update,
    detach() {
      root.unmount();
      found?.leave();
    },
  };
}

/** For an entry of the build: the boot script hands over the element and the sheet. */
export const attachWith = (widget: EmbeddedWidget) => (element: EmbeddedElement, sheet: CSSStyleSheet) =>
  attach(element, widget, sheet);
