import { Fragment, type Node } from 'prosemirror-model';
import { writableText } from './writable.ts';

const hardSpace = '\u00A0';

/**
 * A line of words as HTML keeps it. Spaces that a browser would run together, or drop at the ends of a line, become hard
 * ones: what was typed is seen.
 */
export function writtenLine(line: Node): Node {
  // At the start of a line, and after a break.
  let isAfterSpace = true;
  const pieces: Node[] = [];
  line.forEach((piece, _offset, index) => {
    if (!piece.isText) {
      pieces.push(piece);
      isAfterSpace = piece.type.name === 'hard_break';
      return;
    }
    const isLast = index === line.childCount - 1;
    let text = '';
    for (const character of writableText(piece.text ?? '').replace(/[\t\n\f]/g, ' ')) {
      const isSoft = character === ' ' && !isAfterSpace;
      text += character === ' ' && !isSoft ? hardSpace : character;
      isAfterSpace = isSoft;
    }
    if (isLast && isAfterSpace) text = text.replace(/ $/, hardSpace);
    if (text !== '') pieces.push(piece.type.schema.text(text, piece.marks));
  });
  return line.copy(Fragment.from(pieces));
}
