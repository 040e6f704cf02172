import { redoDepth, undoDepth } from 'prosemirror-history';
import { NodeSelection, type EditorState } from 'prosemirror-state';
import { around, hasMark } from './commands.ts';
import { schema, type MarkName } from './schema.ts';

const { nodes } = schema;

const shownMarks = ['strong', 'emphasis', 'strike', 'code', 'link'] as const satisfies MarkName[];

/** What the tools show of where the writer is. Plain values: two of them are compared as text. */
export interface ToolState {
  marks: Partial<Record<MarkName, boolean>>;
  /** Level of the heading, or 0. */
  heading: number;
  list: 'bullet' | 'ordered' | null;
  isQuote: boolean;
  /** Its language, '' for none; null outside of code. */
  code: string | null;
  isTable: boolean;
  /** Title above the table, in a table. */
  tableCaption: string;
  /** Alternative text of the picture, at a picture. */
  pictureAlt: string | null;
  canUndo: boolean;
  canRedo: boolean;
  isFormula: boolean;
}

export function toolStateOf(state: EditorState): ToolState {
  const { selection } = state;
  const list = around(state, nodes.bullet_list, nodes.ordered_list)?.node.type;
  const picture = pictureAt(state);
  const table = around(state, nodes.table);
  return {
    marks: Object.fromEntries(shownMarks.map((name) => [name, hasMark(state, name)])),
    heading: (around(state, nodes.heading)?.node.attrs['level'] as number | undefined) ?? 0,
    list: list ? (list === nodes.bullet_list ? 'bullet' : 'ordered') : null,
    isQuote: around(state, nodes.blockquote) !== undefined,
    code: codeLanguage(state),
    isTable: table !== undefined,
    tableCaption: String(table?.node.attrs['caption'] ?? ''),
    pictureAlt: picture ? String(picture.node.attrs['alt']) : null,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    isFormula: selection instanceof NodeSelection && selection.node.type === nodes.formula,
  };
}

function codeLanguage(state: EditorState) {
  const code = around(state, nodes.code_block);
  return code ? ((code.node.attrs['language'] as string | null) ?? '') : null;
}

/** The picture that is selected, or in whose caption the writer is. */
export const pictureAt = (state: EditorState) => around(state, nodes.figure, nodes.image);
