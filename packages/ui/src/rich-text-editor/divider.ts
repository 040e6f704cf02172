import type { Node } from 'prosemirror-model';
import { Plugin, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { RichTextEditorStrings } from './rich-text-editor.strings.ts';

/** How many blocks stand before the line; null where the text is not divided. */
export const dividerOf = (doc: Node) => doc.attrs['divider'] as number | null;

/** What the line says, given how much of the text stands before it, in whole per cent. */
export type DividerLabel = (percent: number) => string;

export interface DividerOptions {
  /** Undefined while there is no line to be seen. What the document knows of it stays. */
  label: () => DividerLabel | undefined;
  words: () => RichTextEditorStrings;
}

function placeAfter(doc: Node, count: number) {
  let place = 0;
  for (let index = 0; index < count; index += 1) place += doc.child(index).nodeSize;
  return place;
}

const lettersIn = (doc: Node, from: number, to: number) =>
  doc.textBetween(from, to, '', (leaf) => leaf.type.spec.leafText?.(leaf) ?? '').replace(/\s/g, '').length;

function percentBefore(doc: Node, place: number) {
  const all = lettersIn(doc, 0, doc.content.size);
  return all === 0 ? 0 : Math.round((lettersIn(doc, 0, place) / all) * 100);
}

/** Puts the line after so many blocks. */
export const divideAfter =
  (count: number): Command =>
  (state, dispatch) => {
    if (count < 0 || count > state.doc.childCount || count === dividerOf(state.doc)) return false;
    dispatch?.(state.tr.setDocAttribute('divider', count));
    return true;
  };

/** Puts the line below the block in which the writer is. */
export const divideHere: Command = (state, dispatch) =>
  divideAfter(state.selection.$to.indexAfter(0))(state, dispatch);

/** The first line of a text without one: behind the block with which a third of it has been read. */
export const divideSomewhere: Command = (state, dispatch) => {
  if (dividerOf(state.doc) !== null) return false;
  const { doc } = state;
  let count = 0;
  while (count < doc.childCount && percentBefore(doc, placeAfter(doc, count)) < 33) count += 1;
  const first = doc.childCount > 1 ? Math.min(count, doc.childCount - 1) : 0;
  // Nobody has done it, so that nobody undoes it.
  return divideAfter(first)(state, dispatch && ((tr) => dispatch(tr.setMeta('addToHistory', false))));
};

/**
 * Where the line is after changes that say nothing of it: between the same blocks. What came to be one block with
 * something behind the line stands behind it: nothing gets before it by itself.
 */
function movedAlong(trs: readonly Transaction[], before: EditorState, { doc }: EditorState, count: number) {
  const place = placeAfter(before.doc, count);
  const side = before.selection.head <= place ? 1 : -1;
  const moved = trs.reduce((at, tr) => tr.mapping.map(at, side), place);
  return doc.resolve(moved).index(0);
}

const appended = (trs: readonly Transaction[], before: EditorState, after: EditorState) => {
  const count = dividerOf(after.doc);
  if (count === null || !trs.some((tr) => tr.docChanged)) return null;
  // An undo brings back a text as it was, and with it the count where that was another one.
  const isUndo = trs.some((tr) => tr.getMeta('history$') !== undefined);
  const isSaid = isUndo || count !== dividerOf(before.doc);
  const wanted = isSaid ? count : movedAlong(trs, before, after, count);
  const kept = Math.min(wanted, after.doc.childCount);
  return kept === count ? null : after.tr.setDocAttribute('divider', kept);
};

/** The line in the text, with its two buttons. Part of the document, so that an undo brings it back to its place. */
export function createDivider(options: DividerOptions) {
  return new Plugin({
    appendTransaction: appended,
    props: {
      decorations({ doc }) {
        const count = dividerOf(doc);
        const label = options.label();
        if (count === null || !label || count > doc.childCount) return null;
        const place = placeAfter(doc, count);
        const text = label(percentBefore(doc, place));
        return DecorationSet.create(doc, [
          Decoration.widget(place, (view) => drawLine(view, text, options.words()), {
            side: 1,
            key: `divider ${text}`,
            ignoreSelection: true,
            // The focus that leaves by a button leaves the text.
            stopEvent: (event) => !/^(?:drag|drop|focus)/.test(event.type),
          }),
        ]);
      },
    },
  });
}

function drawLine(view: EditorView, label: string, words: RichTextEditorStrings) {
  const line = document.createElement('div');
  line.contentEditable = 'false';
  line.setAttribute('data-part', 'divider');
  line.setAttribute('role', 'group');
  line.setAttribute('aria-label', label);
  const text = document.createElement('span');
  text.textContent = label;
  const move = (step: -1 | 1, name: string, sign: string) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', name);
    button.title = name;
    button.textContent = sign;
    button.addEventListener('click', () => moveLine(view, step));
    return button;
  };
  line.append(text, move(-1, words.dividerUp, '↑'), move(1, words.dividerDown, '↓'));
  line.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || !view.editable) return;
    event.preventDefault();
    moveLine(view, step);
  });
  return line;
}

/** The button that was pressed is drawn anew with the line, and keeps the focus. */
function moveLine(view: EditorView, step: -1 | 1) {
  const count = dividerOf(view.state.doc);
  if (count === null || !view.editable) return;
  divideAfter(count + step)(view.state, view.dispatch);
  view.dom
    .querySelector<HTMLElement>(`[data-part="divider"] button:${step < 0 ? 'first' : 'last'}-of-type`)
    ?.focus();
}
