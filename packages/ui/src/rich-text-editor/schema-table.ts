import type { Attrs, DOMOutputSpec, Node, NodeSpec } from 'prosemirror-model';
import { writableText } from './writable.ts';

/** Wider or higher cells than anybody draws. */
const mostSpan = 100;

const span = (cell: Element, name: string) => {
  const value = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(value) && value >= 1 && value <= mostSpan ? value : 1;
};

const cellAttributes = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } };

const cellOf = (cell: HTMLElement): Attrs => ({
  colspan: span(cell, 'colspan'),
  rowspan: span(cell, 'rowspan'),
});

const draw =
  (tag: 'td' | 'th') =>
  ({ attrs: { colspan, rowspan } }: Node): DOMOutputSpec => [
    tag,
    {
      colspan: colspan === 1 ? null : (colspan as number),
      rowspan: rowspan === 1 ? null : (rowspan as number),
    },
    0,
  ];

/** As `prosemirror-tables` wants them, without widths: a column is as wide as its words. */
export const tableNodes = {
  /** Its caption is no node: all that a table holds must be rows. */
  table: {
    group: 'block',
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    attrs: { caption: { default: '' } },
    parseDOM: [
      {
        tag: 'table',
        getAttrs: (table: HTMLElement) => ({
          caption: writableText(
            table
              .querySelector(':scope > caption')
              ?.textContent?.replace(/[ \t\n\f\r]+/g, ' ')
              .trim() ?? '',
          ),
        }),
      },
      { tag: 'caption', ignore: true },
      { tag: 'colgroup', ignore: true },
    ],
    toDOM: ({ attrs: { caption } }) =>
      caption ? ['table', ['caption', String(caption)], ['tbody', 0]] : ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)*',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: {
    content: 'block+',
    attrs: cellAttributes,
    tableRole: 'cell',
    isolating: true,
    parseDOM: [{ tag: 'td', getAttrs: cellOf }],
    toDOM: draw('td'),
  },
  table_header: {
    content: 'block+',
    attrs: cellAttributes,
    tableRole: 'header_cell',
    isolating: true,
    parseDOM: [{ tag: 'th', getAttrs: cellOf }],
    toDOM: draw('th'),
  },
} satisfies Record<string, NodeSpec>;
