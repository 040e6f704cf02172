import { leadsOut } from './links.ts';

/** The elements of a text that `paragraphsOf` has read. */
export const wordsOf = (paragraphs: string[][][]) =>
  paragraphs.map((lines, index) => (
    <p key={index}>
      {/* One line of mere words, as most comments are, needs no list. */}
      {lines.length === 1 && lines[0]?.length === 1 ? lines[0][0] : lines.flatMap(lineOf)}
    </p>
  ));

const lineOf = (line: string[], row: number) => [
  row > 0 && <br key={row} />,
  ...line.map((words, at) => {
    if (at % 3 === 0) return words;
    return (
      at % 3 === 1 && (
        <a key={`${row}/${at}`} href={words} {...leadsOut}>
          {line[at + 1]}
        </a>
      )
    );
  }),
];
