import type { Page } from 'playwright';
import { readRule, tiesOf, type Rule, type SheetRule } from './cascade-rules.ts';

/**
 * Styles that hang on which sheet came first. Sheets of parts that load late come in any order, and a school that takes
 * single entries puts theirs in its own: a class that overrules one of another file needs the greater weight (`'&&'`).
 */
export async function cascadeFindings(page: Page): Promise<string[]> {
  const rules = (await page.evaluate(readSheets)).flatMap(readRule);
  const elements = await page.evaluate(
    matchElements,
    rules.map(({ className, ofAnyState, ofNativeState }) => ({ className, ofAnyState, ofNativeState })),
  );
  const found = new Map<string, { place: string; properties: Set<string> }>();
  for (const { place, matched } of elements)
    for (const { selectors, property } of tiesOf(matched.flatMap((index) => rules[index] ?? []))) {
      const { properties } = found.get(selectors) ?? { properties: new Set() };
      found.set(selectors, { place, properties: properties.add(property) });
    }
  return [...found].map(
    ([selectors, { place, properties }]) =>
      `${place}: ${[...properties].join()} hang on the order of ${selectors}`,
  );
}

/** Runs in the page. */
function readSheets(): SheetRule[] {
  const rulesOf = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule;
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
      // Whether a container is wide enough cannot be asked.
      if (rule instanceof CSSContainerRule || !(rule instanceof CSSGroupingRule)) return [];
      return rulesOf(rule.cssRules);
    });
  /** A shorthand with a variable in it has no values for its parts. */
  const written = ({ cssText }: CSSStyleDeclaration, property: string) => {
    const words = property.split('-');
    return (
      cssText.split(/;\s*/).findLast((declaration) =>
        declaration
          .slice(0, declaration.indexOf(':'))
          .split('-')
          .every((word) => words.includes(word)),
      ) ?? cssText
    );
  };
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => rulesOf(cssRules))
    .map(({ selectorText, style }) => ({
      selector: selectorText,
      values: Object.fromEntries(
        [...style].map((property) => [
          property,
          style.getPropertyValue(property) || written(style, property),
        ]),
      ),
    }));
}

/** Runs in the page. Which rules are about which elements; those with the same ones are told of once. */
function matchElements(rules: Pick<Rule, 'className' | 'ofAnyState' | 'ofNativeState'>[]) {
  const byClass = Map.groupBy(
    rules.map((rule, index) => ({ ...rule, index })),
    ({ className }) => className,
  );
  const matches = (element: Element, selector: string) => {
    try {
      return element.matches(selector);
    } catch {
      // What must not be hovered is left with nothing that it must not be.
      return false;
    }
  };
  const found = new Map<string, { place: string; matched: number[] }>();
  for (const element of document.querySelectorAll('[class]')) {
    const matched = [...element.classList]
      .flatMap((name) => byClass.get(name) ?? [])
      .filter(({ ofAnyState, ofNativeState }) =>
        matches(element, element.hasAttribute('data-rac') ? ofAnyState : ofNativeState),
      )
      .map(({ index }) => index);
    const component = element.closest('[data-component]')?.getAttribute('data-component') ?? 'story';
    const place = `${component}: <${element.localName}> ${element.getAttribute('data-part') ?? ''}`;
    if (matched.length > 1) found.set(matched.join(), { place, matched });
  }
  return [...found.values()];
}
