import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { createLazyModule } from '../lazy-module/lazy-module.ts';
import { isBlockFormula } from './formula-source.ts';

const typesetter = createLazyModule(() => import('../rich-text/typeset.ts'));

/** A formula as the reader sees it; its source until that is drawn, and when it cannot be. */
export function drawFormula(place: HTMLElement, source: string) {
  const formula = document.createElement('span');
  formula.setAttribute('data-part', 'formula');
  formula.textContent = source;
  if (isBlockFormula(source)) formula.setAttribute('data-display', 'block');
  place.replaceChildren(formula);
  const typeset = (part: { typeset: (root: ParentNode) => void }) => part.typeset(place);
  const part = typesetter.current();
  if (part) typeset(part);
  else
    typesetter.load().then(
      // A later one may stand there by then: it waits for the same.
      (late) => typeset(late),
      () => {},
    );
}

/** A formula among the words: drawn, and opened as a whole. */
export class FormulaView implements NodeView {
  readonly dom = document.createElement('span');
  private node: Node;

  constructor(node: Node) {
    this.node = node;
    this.dom.setAttribute('data-part', 'formula-place');
    this.dom.contentEditable = 'false';
    this.draw();
  }

  update(node: Node) {
    if (node.type !== this.node.type) return false;
    const isSame = node.attrs['source'] === this.node.attrs['source'];
    this.node = node;
    if (!isSame) this.draw();
    return true;
  }

  ignoreMutation() {
    return true;
  }

  private draw() {
    drawFormula(this.dom, String(this.node.attrs['source']));
  }
}
