/**
 * The theme's variables with all the values that our own sheet gives them: another value on the page around is a school's
 * own and comes in. Ours must not: a page that has our light theme on its root may hold a dark widget.
 */
export function ownVariables(sheet: CSSStyleSheet): Map<string, Set<string>> {
  const variables = new Map<string, Set<string>>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) read(rule.cssRules);
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const name of rule.style) {
        if (!name.startsWith('--sy-') || name.startsWith('--sy-private')) continue;
        const values = variables.get(name) ?? new Set();
        variables.set(name, values.add(rule.style.getPropertyValue(name).trim()));
      }
    }
  };
  read(sheet.cssRules);
  return variables;
}
