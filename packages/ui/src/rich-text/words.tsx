import { Fragment } from 'react';
import { leadsOut } from './links.ts';
import { withNames, type RichTextName } from './names.tsx';

/** The elements of a text that `paragraphsOf` has read. */
export const wordsOf = (paragraphs: string[][][], names: readonly RichTextName[] = []) =>
  paragraphs.map((lines, index) => (
    <p key={index}>
      {/* One line of mere words, as most comments are, needs no list. */}
      {lines.length === 1 && lines[0]?.length === 1
        ? withNames(lines[0][0] ?? '', names)
        : lines.flatMap((line, row) => lineOf(line, row, names))}
    </p>
  ));

const lineOf = (line: string[], row: number, names: readonly RichTextName[]) => [
  row > 0 && <br key={row} />,
  ...line.map((words, at) => {
    if (at % 3 === 0)
      return names.length === 0 ? words : <Fragment key={`${row}/${at}`}>{withNames(words, names)}</Fragment>;
    return (
      at % 3 === 1 && (
        <a key={`${row}/${at}`} href={words} {...leadsOut}>
          {line[at + 1]}
        </a>
      )
    );
  }),
];
