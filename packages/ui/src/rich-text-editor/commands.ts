import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { NodeSelection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { schema, type MarkName } from './schema.ts';

const { nodes, marks } = schema;

/** How deep the innermost node of one of these kinds stands around a place, if there is one. */
function depthOf($pos: ResolvedPos, ...types: NodeType[]) {
  for (let depth = $pos.depth; depth > 0; depth -= 1) if (types.includes($pos.node(depth).type)) return depth;
  return undefined;
}

/** The innermost node of a kind around the selection, or the one that is selected. */
export function around({ selection }: EditorState, ...types: NodeType[]) {
  if (selection instanceof NodeSelection && types.includes(selection.node.type))
    return { node: selection.node, pos: selection.from };
  const depth = depthOf(selection.$from, ...types);
  if (depth === undefined) return undefined;
  return { node: selection.$from.node(depth), pos: selection.$from.before(depth) };
}

const isInside = (state: EditorState, ...types: NodeType[]) => around(state, ...types) !== undefined;

/** Whether what is selected, or what would be typed, has a mark. */
export function hasMark(state: EditorState, name: MarkName) {
  const { from, $from, to, empty } = state.selection;
  if (empty) return marks[name].isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, marks[name]);
}

/** A formula is no code: its letters would be shown in place of it. */
export const toggleInline =
  (name: MarkName): Command =>
  (state, dispatch) =>
    toggleMark(marks[name], null, { removeWhenPresent: false })(
      state,
      dispatch &&
        ((tr) => {
          if (name === 'code')
            tr.doc.nodesBetween(state.selection.from, state.selection.to, (node, pos) => {
              if (node.type === nodes.formula) tr.removeMark(pos, pos + 1, marks.code);
            });
          dispatch(tr);
        }),
    );

/** A paragraph becomes a heading of this level, and such a heading a paragraph again. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) => {
    const isThere = around(state, nodes.heading)?.node.attrs['level'] === level;
    return setBlockType(isThere ? nodes.paragraph : nodes.heading, isThere ? null : { level })(
      state,
      dispatch,
    );
  };

export const toParagraph: Command = setBlockType(nodes.paragraph);

export const toggleCodeBlock: Command = (state, dispatch) =>
  setBlockType(isInside(state, nodes.code_block) ? nodes.paragraph : nodes.code_block)(state, dispatch);

export const toggleQuote: Command = (state, dispatch) =>
  isInside(state, nodes.blockquote) ? lift(state, dispatch) : wrapIn(nodes.blockquote)(state, dispatch);

/** Words become a list, a list of the other kind becomes this one, and a list of this kind becomes words. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = around(state, nodes.bullet_list, nodes.ordered_list);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.pos, type).scrollIntoView());
    return true;
  };

export const indentItem: Command = sinkListItem(nodes.list_item);
export const outdentItem: Command = liftListItem(nodes.list_item);

export const insertLine: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  if (!$from.sameParent($to) || !$from.parent.inlineContent) return false;
  const rule = nodes.horizontal_rule.create();
  if (dispatch) {
    const { tr } = state;
    tr.replaceSelectionWith(rule);
    const after = tr.selection.$to;
    // Somewhere to write on.
    if (!after.parent.isTextblock && !after.nodeAfter) tr.insert(after.pos, nodes.paragraph.create());
    dispatch(tr.scrollIntoView());
  }
  return true;
};

export const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** A new paragraph below the block in which the selection is: the way out of a table, a quotation, a piece of code. */
export const leaveBlock: Command = (state, dispatch) => {
  const { $to } = state.selection;
  const top = $to.depth === 0 ? $to.pos : $to.after(1);
  if (dispatch) {
    const tr = state.tr.insert(top, nodes.paragraph.create());
    dispatch(tr.setSelection(TextSelection.create(tr.doc, top + 1)).scrollIntoView());
  }
  return true;
};

/** Puts one thing where the selection is: among the words, or, a block, beside them. */
export const insertNode =
  (type: NodeType, attrs: Attrs): Command =>
  (state, dispatch) => {
    const node = type.createAndFill(attrs);
    if (!node) return false;
    dispatch?.(state.tr.replaceSelectionWith(node, false).scrollIntoView());
    return true;
  };

/** Writes attributes of the node at a place. */
export const setAttributes =
  (pos: number, attrs: Attrs): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(pos);
    if (!node) return false;
    dispatch?.(state.tr.setNodeMarkup(pos, null, { ...node.attrs, ...attrs }));
    return true;
  };
