import type { Attrs, Node } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import { TextSelection } from 'prosemirror-state';
import { insertPoint } from 'prosemirror-transform';
import { schema } from './schema.ts';
import type { PickedPicture, Uploads } from './uploads.ts';

const { nodes } = schema;

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** What may be chosen: what every reader's browser shows. */
export const acceptedPictures = pictureTypes.join(',');

export const isPicture = ({ type }: File) => pictureTypes.includes(type);

/** Puts pictures that are being uploaded behind the block around a place, and the cursor behind them. */
export const insertUploads = (state: EditorState, ids: readonly string[], at?: number): Transaction =>
  insertFigures(
    state,
    ids.map((upload) => ({ upload })),
    at,
  );

/** Puts a picture that has its address behind the block in which the writer is. */
export const insertPicture =
  ({ src, alt = '', width, height }: PickedPicture): Command =>
  (state, dispatch) => {
    dispatch?.(insertFigures(state, [{ src, alt, width: width ?? null, height: height ?? null }]));
    return true;
  };

function insertFigures(
  state: EditorState,
  attributes: readonly Attrs[],
  at = state.selection.to,
): Transaction {
  const { tr } = state;
  const $at = tr.doc.resolve(at);
  const isEmptyLine = $at.parent.type === nodes.paragraph && $at.parent.content.size === 0;
  const figures = attributes.map((attrs) => nodes.figure.create(attrs));
  let pos = $at.parent.inlineContent ? $at.after() : at;
  const beside = insertPoint(tr.doc, pos, nodes.figure);
  // Where no picture may stand, such as among terms and their meanings, below all of it.
  pos = beside ?? ($at.depth === 0 ? at : $at.after(1));
  tr.insert(pos, figures);
  let end = pos + figures.reduce((size, figure) => size + figure.nodeSize, 0);
  if (isEmptyLine && pos === $at.after()) {
    tr.delete($at.before(), $at.after());
    end -= $at.parent.nodeSize;
  }
  if (!tr.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, nodes.paragraph.create());
  return tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1))).scrollIntoView();
}

/** Gives pictures whose upload has ended their addresses; null when there is none. Undoing never takes an address back. */
export function settleUploads(state: EditorState, uploads: Uploads): Transaction | null {
  const { tr } = state;
  state.doc.descendants((node, pos) => {
    if (node.type !== nodes.figure || node.attrs['upload'] === null) return !node.inlineContent;
    const upload = uploads.stateOf(String(node.attrs['upload']));
    if (upload.status === 'done') {
      const { src, width, height } = upload;
      tr.setNodeMarkup(pos, null, { ...node.attrs, src, width, height, upload: null });
    }
    return false;
  });
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}

/** Ids of the uploads that a text waits for. */
export function uploadsIn(doc: Node): ReadonlySet<string> {
  const ids = new Set<string>();
  doc.descendants((node) => {
    if (node.type === nodes.figure && node.attrs['upload'] !== null) ids.add(String(node.attrs['upload']));
    return !node.inlineContent;
  });
  return ids;
}
