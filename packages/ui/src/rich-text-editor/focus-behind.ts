import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Goes on where somebody was writing: behind so many letters of the text, or at its beginning. */
export function focusBehind(view: EditorView, letters: number): void {
  const { doc, tr } = view.state;
  let left = letters;
  let at: number | undefined;
  doc.descendants((node, position) => {
    if (!node.isText || at !== undefined) return;
    if (left <= node.nodeSize) at = position + left;
    else left -= node.nodeSize;
  });
  if (letters > 0 && at !== undefined) view.dispatch(tr.setSelection(TextSelection.create(doc, at)));
  view.focus();
}
