import temml from 'temml';
import { capFormula } from './cap-formula.ts';
import { formulaPattern } from './formula-pattern.ts';
import type { MathTree } from './math-tree.ts';

/** Draws the marked formulae below a node as MathML. One that cannot be drawn keeps showing its source. */
export function typeset(root: ParentNode) {
  for (const place of root.querySelectorAll<HTMLElement>('[data-part="formula"]:not([data-state])')) {
    const source = place.textContent ?? '';
    const tex = formulaPattern.exec(source)?.slice(1).find(Boolean)?.trim() ?? source;
    try {
      place.replaceChildren(draw(tex, place.hasAttribute('data-display')));
      for (const name of place.querySelectorAll('mi')) slant(name);
      place.setAttribute('data-state', 'drawn');
    } catch {
      place.setAttribute('data-state', 'failed');
    }
  }
}

function draw(tex: string, displayMode: boolean) {
  const tree = temml.__renderToMathMLTree(tex, {
    displayMode,
    annotate: true,
    throwOnError: true,
    // No addresses, no classes, no pictures out of a formula, and nothing larger than the page.
    trust: false,
    maxSize: [20, 20],
    maxExpand: 200,
  }) as MathTree;
  unwriteStyles(tree);
  capFormula(tree);
  // Our own sheet says how the whole stands.
  if (displayMode) delete tree.style?.['display'];
  return tree.toNode();
}

/** Some styles would be written as attributes, which a content security policy refuses; as properties it lets them be. */
function unwriteStyles({ attributes, style, children = [] }: MathTree) {
  if (attributes?.['style'] && style) {
    for (const rule of attributes['style'].split(';')) {
      const [name = '', value = ''] = rule.split(':').map((part) => part.trim());
      if (name) style[name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())] = value;
    }
    delete attributes['style'];
  }
  for (const child of children) unwriteStyles(child);
}

/**
 * A variable of one letter. A browser would take a slanted letter of its own alphabet for it, which only fonts for
 * mathematics have, and show nothing without one: we slant the letter itself.
 */
function slant(name: Element) {
  if (name.hasAttribute('mathvariant') || !/^[a-zα-ω]$/iu.test(name.textContent ?? '')) return;
  name.setAttribute('mathvariant', 'normal');
  name.setAttribute('data-part', 'variable');
}
