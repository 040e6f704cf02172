import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { NodeSelection, type Command } from 'prosemirror-state';
import {
  breakLine,
  indentItem,
  leaveBlock,
  outdentItem,
  toParagraph,
  toggleCodeBlock,
  toggleHeading,
  toggleInline,
  toggleList,
  toggleQuote,
} from './commands.ts';
import { schema } from './schema.ts';

const { nodes } = schema;

/** What keys ask of what is around the text. */
export interface KeyCallbacks {
  onFocusToolbar: () => void;
  onEditLink: () => void;
  /** Opens the formula that is selected, or asks for a new one. */
  onEditFormula: () => void;
}

/** ``` and a language, then Enter. */
const fence: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const match = /^(?:```|···|｀｀｀)([\w+#-]{0,20})$/.exec($from.parent.textContent);
  if (
    !empty ||
    !match ||
    $from.parent.type !== nodes.paragraph ||
    $from.parentOffset < $from.parent.content.size
  )
    return false;
  dispatch?.(
    state.tr
      .delete($from.start(), $from.end())
      .setBlockType($from.start(), undefined, nodes.code_block, { language: match[1] || null }),
  );
  return true;
};

/** Tab is none of them: it always goes on to what follows the editor. */
export function createKeys({ onFocusToolbar, onEditLink, onEditFormula }: KeyCallbacks) {
  const calls =
    (callback: () => void): Command =>
    () => {
      callback();
      return true;
    };
  const openFormula: Command = ({ selection }) => {
    if (!(selection instanceof NodeSelection) || selection.node.type !== nodes.formula) return false;
    onEditFormula();
    return true;
  };
  const own: Record<string, Command> = {
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': toggleInline('strong'),
    'Mod-i': toggleInline('emphasis'),
    'Mod-u': toggleInline('underline'),
    'Mod-Shift-x': toggleInline('strike'),
    'Mod-e': toggleInline('code'),
    'Mod-k': calls(onEditLink),
    'Mod-Shift-e': calls(onEditFormula),
    'Mod-Alt-0': toParagraph,
    'Mod-Alt-2': toggleHeading(2),
    'Mod-Alt-3': toggleHeading(3),
    'Mod-Alt-4': toggleHeading(4),
    'Mod-Alt-c': toggleCodeBlock,
    'Mod-Shift-7': toggleList(nodes.ordered_list),
    'Mod-Shift-8': toggleList(nodes.bullet_list),
    'Mod-Shift-9': toggleQuote,
    'Mod-]': indentItem,
    'Mod-[': outdentItem,
    'Mod-Enter': leaveBlock,
    'Shift-Enter': breakLine,
    'Alt-F10': calls(onFocusToolbar),
    Backspace: undoInputRule,
    Enter: chainCommands(openFormula, fence, splitListItem(nodes.list_item)),
  };
  return [keymap(own), keymap(baseKeymap)];
}
