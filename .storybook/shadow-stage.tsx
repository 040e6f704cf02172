import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { UiProvider } from '@shuyuan/ui/provider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';

/** The page's style sheets as one that a shadow root can adopt. */
function adoptableStyles() {
  const sheet = new CSSStyleSheet();
  // A font belongs to the page; in here its address would lead nowhere.
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule) && !isThemeOfHost(rule));
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  return sheet;
}

/** The story's own theme and fonts come in by inheritance; set again on the host, they would be the ordinary ones. */
const isThemeOfHost = (rule: CSSRule) => rule instanceof CSSStyleRule && rule.selectorText.includes(':host');

/** Draws its children, and what floats above them, in an open shadow root, as an embedding page of a partner school does. */
export function ShadowStage({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    enableShadowDOM();
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [adoptableStyles()];
    const [stage, overlays] = [document.createElement('div'), document.createElement('div')];
    shadow.replaceChildren(stage, overlays);
    const root = createRoot(stage);
    root.render(
      <UiProvider locale="zh-CN" portalContainer={overlays}>
        {children}
      </UiProvider>,
    );
    return () => queueMicrotask(() => root.unmount());
  }, [children]);
  return <div ref={host} data-shadow-stage="" />;
}

/** The element that holds everything inside the stage's shadow root, for the queries of a play function. */
export function insideShadow(canvas: HTMLElement) {
  const root = canvas.querySelector('[data-shadow-stage]')?.shadowRoot;
  if (!root) throw new Error('There is no shadow stage here.');
  // Queries want an element; a root is searched like one.
  return root as unknown as HTMLElement;
}
