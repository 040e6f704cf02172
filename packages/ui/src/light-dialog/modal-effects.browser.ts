import { focusedElement } from '../modality/focused-element.browser.ts';

/** Where notices are drawn, and what is said aloud: within reach whatever lies over the page. */
const stays = '[data-react-aria-top-layer], [data-live-announcer], script, style, link';

/** Puts all of the page that is beside `element` out of reach of pointer, keys and readers. Answers the way back. */
export function hideOutside(element: Element): () => void {
  const covered: Element[] = [];
  for (let inner: Element | null = element; inner && inner !== document.body;) {
    const parent: ParentNode | null = inner.parentNode;
    for (const beside of parent?.children ?? []) {
      if (beside === inner || beside.matches(stays) || beside.hasAttribute('inert')) continue;
      beside.setAttribute('inert', '');
      beside.setAttribute('aria-hidden', 'true');
      covered.push(beside);
    }
    inner = parent instanceof ShadowRoot ? parent.host : (parent as Element | null);
  }
  return () => {
    for (const beside of covered) {
      beside.removeAttribute('inert');
      beside.removeAttribute('aria-hidden');
    }
  };
}

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]';

/** All that the Tab key goes to, in order. */
const stopsIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) =>
      stop.tabIndex >= 0 && isChosen(stop) && (stop.checkVisibility?.({ visibilityProperty: true }) ?? true),
  );

/** Of the radio buttons of one name the Tab key goes to the chosen one. */
const isChosen = (stop: HTMLElement) =>
  !(stop instanceof HTMLInputElement && stop.type === 'radio' && !stop.checked);

/** Lets the Tab key go round inside: the browser would let it out into its own bars. */
export function keepTabInside(root: HTMLElement, event: KeyboardEvent) {
  const all = stopsIn(root);
  const focused = focusedElement();
  const isFirst = focused === all[0] || !focused || !all.includes(focused);
  const next = event.shiftKey ? isFirst && (all.at(-1) ?? root) : focused === all.at(-1) && (all[0] ?? root);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Tells how high the part of the screen is that an on-screen keyboard leaves. Answers the way to stop. */
export function followViewport(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const update = () => element.style.setProperty('--visual-viewport-height', `${viewport.height}px`);
  update();
  viewport.addEventListener('resize', update);
  return () => viewport.removeEventListener('resize', update);
}
