import type { Page } from 'playwright';
import { readRule, tiesOf, type Rule, type SheetRule, type Tie } from './cascade-rules.ts';

/** A rule in the place where its sheet has it. */
interface PlacedRule extends SheetRule {
  /** Which reading of which sheet it comes from. A sheet that has grown is read again. */
  reading: number;
  /** Media queries around it: it holds where all match. */
  media: string[];
}

/** What decides whether a rule is about an element. */
type Selector = Pick<Rule & PlacedRule, 'className' | 'ofAnyState' | 'ofNativeState' | 'reading' | 'media'>;

/** Rules, by index, that are about one element. */
interface Match {
  place: string;
  matched: number[];
}

/** What a page remembers of its sheets. */
export interface RuleMemory {
  readings: WeakMap<CSSStyleSheet, { reading: number; length: number }>;
  countOfReadings: number;
  /** With each rule's index among all that the page was ever told of. */
  rulesByClass: Map<string, (Selector & { index: number })[]>;
}

/** Rules by their index, and what came of those that were found together, by page. */
const known = new WeakMap<Page, { rules: Rule[]; ties: Map<string, Tie[]> }>();

/**
 * Styles that hang on which sheet came first. Sheets of parts that load late come in any order, and a school that takes
 * single entries puts theirs in its own: a class that overrules one of another file needs the greater weight (`'&&'`).
 */
export async function cascadeFindings(page: Page): Promise<string[]> {
  const { rules, ties } = known.get(page) ?? { rules: [], ties: new Map<string, Tie[]>() };
  known.set(page, { rules, ties });
  const elements = await matchesIn(page, rules);
  const found = new Map<string, { place: string; properties: Set<string> }>();
  for (const { place, matched } of elements) {
    const key = matched.join();
    const tied = ties.get(key) ?? tiesOf(matched.flatMap((index) => rules[index] ?? []));
    ties.set(key, tied);
    for (const { selectors, property } of tied) {
      const { properties } = found.get(selectors) ?? { properties: new Set() };
      found.set(selectors, { place, properties: properties.add(property) });
    }
  }
  return [...found].map(
    ([selectors, { place, properties }]) =>
      `${place}: ${[...properties].join()} hang on the order of ${selectors}`,
  );
}

/** Which rules are about which elements, by index; rules that are new to the page are added first. */
async function matchesIn(page: Page, rules: Rule[]): Promise<Match[]> {
  // As text: thousands of rules, each taken apart by the browser's driver, would take longer than to read them.
  const { unread, matches } = await page.evaluate(() => {
    const news = pageTools.unreadRules();
    return news.length > 0
      ? { unread: JSON.stringify(news), matches: [] }
      : { unread: '[]', matches: pageTools.matchRules() };
  });
  const first = rules.length;
  const selectors: Selector[] = (JSON.parse(unread) as PlacedRule[]).flatMap(({ reading, media, ...rule }) =>
    readRule(rule).map((one) => {
      rules.push(one);
      const { className, ofAnyState, ofNativeState } = one;
      return { className, ofAnyState, ofNativeState, reading, media };
    }),
  );
  if (unread === '[]') return matches;
  return page.evaluate(
    ([learnt, from]) => {
      pageTools.learnRules(learnt, from);
      return pageTools.matchRules();
    },
    [JSON.stringify(selectors), first] as const,
  );
}

/** Runs in the page. Rules of sheets that have come, or grown, since it was last asked. */
export function unreadRules(): PlacedRule[] {
  const { memory } = pageTools;
  const rulesOf = (list: CSSRuleList, media: string[]): { rule: CSSStyleRule; media: string[] }[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return { rule, media };
      // Whether a container is wide enough cannot be asked.
      if (rule instanceof CSSContainerRule || !(rule instanceof CSSGroupingRule)) return [];
      return rulesOf(rule.cssRules, rule instanceof CSSMediaRule ? [...media, rule.conditionText] : media);
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
  return [...document.styleSheets].flatMap((sheet) => {
    const { length } = sheet.cssRules;
    if (memory.readings.get(sheet)?.length === length) return [];
    memory.countOfReadings += 1;
    const reading = memory.countOfReadings;
    memory.readings.set(sheet, { reading, length });
    return rulesOf(sheet.cssRules, []).map(({ rule: { selectorText, style }, media }) => ({
      selector: selectorText,
      values: Object.fromEntries(
        [...style].map((property) => [
          property,
          style.getPropertyValue(property) || written(style, property),
        ]),
      ),
      reading,
      media,
    }));
  });
}

/** Runs in the page. Takes selectors in, written as JSON, whose indices begin with `first`. */
export function learnRules(written: string, first: number): void {
  const { rulesByClass } = pageTools.memory;
  const selectors = JSON.parse(written) as Selector[];
  for (const [place, selector] of selectors.entries()) {
    const rules = rulesByClass.get(selector.className) ?? [];
    rulesByClass.set(selector.className, rules);
    rules.push({ ...selector, index: first + place });
  }
}

/** Runs in the page. Which rules are about which elements; those with the same ones are told of once. */
export function matchRules(): Match[] {
  const { readings, rulesByClass } = pageTools.memory;
  const present = new Set([...document.styleSheets].map((sheet) => readings.get(sheet)?.reading));
  const answers = new Map<string, boolean>();
  const holds = (query: string) => {
    const answer = answers.get(query) ?? matchMedia(query).matches;
    answers.set(query, answer);
    return answer;
  };
  const matches = (element: Element, selector: string) => {
    try {
      return element.matches(selector);
    } catch {
      // What must not be hovered is left with nothing that it must not be.
      return false;
    }
  };
  const found = new Map<string, Match>();
  for (const element of document.querySelectorAll('[class]')) {
    const isAria = element.hasAttribute('data-rac');
    const matched = [...element.classList]
      .flatMap((name) => rulesByClass.get(name) ?? [])
      .filter(
        ({ reading, media, ofAnyState, ofNativeState }) =>
          present.has(reading) && matches(element, isAria ? ofAnyState : ofNativeState) && media.every(holds),
      )
      .map(({ index }) => index);
    if (matched.length < 2) continue;
    const component = element.closest('[data-component]')?.getAttribute('data-component') ?? 'story';
    const place = `${component}: <${element.localName}> ${element.getAttribute('data-part') ?? ''}`;
    found.set(matched.join(), { place, matched });
  }
  return [...found.values()];
}
