import { TextSelection, type Command } from 'prosemirror-state';
import { schema } from './schema.ts';

const { table, table_row: row, table_cell: cell, table_header: header } = schema.nodes;

/** A table with a heading row, where the selection is; what is written next goes into its first cell. */
export const insertTable =
  (rows: number, columns: number): Command =>
  (state, dispatch) => {
    const cells = (type: typeof cell) =>
      Array.from({ length: columns }, () => type.createAndFill()).filter((each) => each !== null);
    const lines = Array.from({ length: rows }, (_, index) =>
      row.create(null, cells(index === 0 ? header : cell)),
    );
    if (!dispatch) return true;
    const { $from } = state.selection;
    const tr = state.tr.replaceSelectionWith(table.create(null, lines));
    // The first cell of what came is the first place for words behind where it came.
    const start = tr.mapping.map($from.pos, -1);
    tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(start + 1, tr.doc.content.size)), 1));
    dispatch(tr.scrollIntoView());
    return true;
  };
