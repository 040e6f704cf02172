import type { Node } from 'prosemirror-model';
import type { NodeView, ViewMutationRecord } from 'prosemirror-view';

/** A table in a frame that scrolls, as the reader frames it. */
export class TableView implements NodeView {
  readonly dom = document.createElement('div');
  readonly contentDOM = document.createElement('tbody');
  private readonly caption = document.createElement('caption');
  private readonly table = document.createElement('table');
  private node: Node;

  constructor(node: Node) {
    this.node = node;
    this.dom.setAttribute('data-part', 'table');
    this.caption.contentEditable = 'false';
    this.table.append(this.contentDOM);
    this.dom.append(this.table);
    this.draw();
  }

  update(node: Node) {
    if (node.type !== this.node.type) return false;
    this.node = node;
    this.draw();
    return true;
  }

  ignoreMutation(mutation: ViewMutationRecord) {
    return mutation.type !== 'selection' && !this.contentDOM.contains(mutation.target);
  }

  private draw() {
    const caption = String(this.node.attrs['caption']);
    this.caption.textContent = caption;
    if (caption === '') this.caption.remove();
    else if (!this.caption.isConnected) this.table.prepend(this.caption);
  }
}
