import { NodeSelection, TextSelection } from 'prosemirror-state';
import { around, insertNode, setAttributes } from './commands.ts';
import type { Editing } from './editing.ts';
import { FormulaPanel, LinkPanel, WordsPanel, type PanelKind } from './panels.tsx';
import type { RichTextEditorStrings } from './rich-text-editor.strings.ts';
import { schema } from './schema.ts';
import { pictureAt } from './tool-state.ts';
import { writable } from './writable.ts';

const { nodes, marks } = schema;

interface PanelOfProps {
  kind: PanelKind;
  editing: Editing;
  words: RichTextEditorStrings;
  /** The panel goes, and the focus returns to the text. */
  onClose: () => void;
}

/** The sheet for one kind of thing, over the thing at which the writer is. */
export function PanelOf({ kind, editing, words, onClose }: PanelOfProps) {
  const { state } = editing.view;
  const shared = { words, onClose };
  const done =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      onClose();
    };
  switch (kind) {
    case 'link': {
      const link = linkAt(editing);
      return (
        <LinkPanel
          {...shared}
          address={link?.href ?? ''}
          asksForWords={!link && state.selection.empty}
          onApply={done((href, shown) => setLink(editing, href, shown))}
          {...(link && { onRemove: done(() => setLink(editing, null, '')) })}
        />
      );
    }
    case 'formula': {
      const { selection } = state;
      const isThere = selection instanceof NodeSelection && selection.node.type === nodes.formula;
      return (
        <FormulaPanel
          {...shared}
          source={isThere ? String(selection.node.attrs['source']) : ''}
          onApply={done((source) => editing.run(insertNode(nodes.formula, { source })))}
        />
      );
    }
    case 'picture': {
      const picture = pictureAt(state);
      return (
        <WordsPanel
          {...shared}
          label={words.alt}
          description={words.altDescription}
          value={String(picture?.node.attrs['alt'] ?? '')}
          onApply={done((alt) => picture && editing.run(setAttributes(picture.pos, { alt: writable(alt) })))}
        />
      );
    }
    case 'caption': {
      const table = around(state, nodes.table);
      return (
        <WordsPanel
          {...shared}
          label={words.tableCaption}
          value={String(table?.node.attrs['caption'] ?? '')}
          onApply={done(
            (caption) => table && editing.run(setAttributes(table.pos, { caption: caption.trim() })),
          )}
        />
      );
    }
  }
}

/** The link around the selection, and all the words that belong to it. */
function linkAt({ view: { state } }: Editing) {
  const { $from, empty, from, to } = state.selection;
  if (!empty) {
    let href: string | undefined;
    state.doc.nodesBetween(from, to, (node) => {
      href ??= marks.link.isInSet(node.marks)?.attrs['href'] as string | undefined;
    });
    return href === undefined ? undefined : { href, from, to };
  }
  const mark = marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  if (!mark) return undefined;
  let start = $from.start();
  let range: { from: number; to: number } | undefined;
  $from.parent.forEach((node) => {
    const end = start + node.nodeSize;
    const isPart = mark.isInSet(node.marks);
    if (isPart && range?.to === start) range.to = end;
    else if (isPart && !(range && range.to >= $from.pos)) range = { from: start, to: end };
    start = end;
  });
  return range && { href: String(mark.attrs['href']), ...range };
}

/** Gives the selected words an address, puts words with one where nothing is selected, or takes it away. */
function setLink(editing: Editing, href: string | null, shown: string) {
  const link = linkAt(editing);
  editing.run((state, dispatch) => {
    const { tr } = state;
    const { from, to } = link ?? state.selection;
    if (href === null) tr.removeMark(from, to, marks.link);
    else if (from === to) {
      const text = schema.text(shown, [...state.selection.$from.marks(), marks.link.create({ href })]);
      tr.insert(from, text).setSelection(TextSelection.create(tr.doc, from + text.nodeSize));
    } else tr.addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  });
}
