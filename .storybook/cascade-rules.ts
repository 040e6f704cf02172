/** A style rule as its sheet has it. */
export interface SheetRule {
  selector: string;
  /** By property, shorthands resolved. */
  values: Record<string, string>;
}

/** One selector of a rule, taken apart. */
export interface Rule extends SheetRule {
  /** Class of ours that it is about. */
  className: string;
  /** As it is when everything that a hand or a key does happens at once; by react-aria's attributes too. */
  ofAnyState: string;
  /** The same where those attributes never are. */
  ofNativeState: string;
  /** What a hand or a key must do for it; empty for a rule that always holds. */
  state: string;
  pseudoElement: string;
  /** Specificity. */
  weight: number;
}

const nativeStates = /:(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/g;
const states = new RegExp(`${nativeStates.source}|\\[data-(?:hovered|pressed|focused|focus-visible)\\]`, 'g');
const pseudoElements =
  /::?(?:before|after|placeholder|backdrop|marker|selection|cue|details-content|file-selector-button|-webkit-[\w-]*)/g;
const functional = /:(where|is|not|has)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/** Pieces between marks that stand in no bracket. */
export function splitAt(text: string, mark: string): string[] {
  const pieces = [''];
  let depth = 0;
  for (const letter of text) {
    depth += Number('(['.includes(letter)) - Number(')]'.includes(letter));
    if (letter === mark && depth === 0) pieces.push('');
    else pieces[pieces.length - 1] += letter;
  }
  return pieces.map((piece) => piece.trim()).filter(Boolean);
}

const kinds = [
  [pseudoElements, 1],
  [/#[\w-]+/g, 10_000],
  [/\[[^\]]*\]|\.[\w-]+|:[\w-]+(?:\([^)]*\))?/g, 100],
  [/[a-z][\w-]*/gi, 1],
] as const;

/** Specificity as one number: identifiers, then classes and their like, then elements. */
export function weigh(selector: string): number {
  let weight = 0;
  let rest = selector.replace(functional, (_, name: string, list: string) => {
    if (name !== 'where') weight += Math.max(0, ...splitAt(list, ',').map(weigh));
    return '';
  });
  for (const [kind, each] of kinds) {
    weight += (rest.match(kind)?.length ?? 0) * each;
    rest = rest.replace(kind, ' ');
  }
  return weight;
}

/** A rule once for each of its selectors that is about a class. */
export const readRule = ({ selector: list, values }: SheetRule): Rule[] =>
  splitAt(list, ',').flatMap((selector) => {
    const last = splitAt(selector.replace(/\s*[>+~]\s*/g, ' '), ' ').at(-1) ?? '';
    const className = /\.([\w-]+)/.exec(last.replace(functional, ''))?.[1];
    if (className === undefined) return [];
    return {
      selector,
      values,
      className,
      ofAnyState: selector.replace(pseudoElements, '').replace(states, ''),
      ofNativeState: selector.replace(pseudoElements, '').replace(nativeStates, ''),
      state: (selector.match(states) ?? []).toSorted().join(''),
      pseudoElement: last.match(pseudoElements)?.[0] ?? '',
      weight: weigh(selector),
    };
  });

/** The names of a file's classes begin with its hash, and end with a count. */
const isOfOneFile = (one: Rule, other: Rule) => one.className.slice(0, 5) === other.className.slice(0, 5);

export interface Tie {
  selectors: string;
  property: string;
}

/** Where, of all rules for one element, the later of two sheets would win. */
export function tiesOf(rules: readonly Rule[]): Tie[] {
  const places = new Set(
    rules.flatMap(({ pseudoElement, values }) =>
      Object.keys(values).map((property) => `${pseudoElement} ${property}`),
    ),
  );
  return [...places].flatMap((place) => {
    const [pseudoElement = '', property = ''] = place.split(' ');
    const setting = rules.filter((rule) => rule.pseudoElement === pseudoElement && property in rule.values);
    return tiesAbout(property, setting).map((selectors) => ({ selectors, property: place.trim() }));
  });
}

function tiesAbout(property: string, rules: readonly Rule[]): string[] {
  const settled = Math.max(0, ...rules.filter(({ state }) => !state).map(({ weight }) => weight));
  const isTie = (rule: Rule, other: Rule) =>
    rule.weight === other.weight &&
    rule.weight >= settled &&
    (rule.state === other.state || rule.weight === settled) &&
    rule.values[property] !== other.values[property] &&
    !isOfOneFile(rule, other);
  return rules.flatMap((rule, index) =>
    rules
      .slice(index + 1)
      .filter((other) => isTie(rule, other))
      .map((other) => [rule.selector, other.selector].toSorted().join(' and ')),
  );
}
