import { captionLimits, importLimits, mediaLimits } from '@shuyuan/api-client/manage';
import { zipSync } from 'fflate';

/** Repeats a text up to so many bytes. Every sign of it is ASCII. */
const upTo = (bytes: number, text: string, start = '', end = '') =>
  Buffer.from(
    start + text.repeat(Math.floor((bytes - start.length - end.length) / text.length)) + end,
    'latin1',
  );

const cue = '1\n00:00:01,000 --> 00:00:02,000\n';
const captionsOf = (text: string, start = cue) => upTo(captionLimits.bytes, text, start);

/** The worst captions of the largest size, by what is repeated in them. */
export const hostileCaptions: Record<string, () => Buffer> = {
  'marks that are not closed': () => captionsOf('{\\'),
  'tags that are not closed': () => captionsOf('<a'),
  'marks in each line': () => captionsOf('{\\\n'),
  'blank lines': () => captionsOf('\n', ''),
  'blocks of one line': () => captionsOf('x\n\n', ''),
  'times that are none': () => captionsOf('0:', ''),
  'blanks before times': () => captionsOf(' ', ''),
  'entities that are none': () => captionsOf('&a'),
  'all that it may hold': () => captionsOf(`${cue}word\n\n`, ''),
};

const importBytes = (importLimits.content / 4) * 3 - 3;

const giftOf = (text: string, start = '', end = '') => upTo(importBytes, text, start, end);

/** The worst GIFT of the largest size. */
export const hostileGift: Record<string, () => Buffer> = {
  'sounds that are not closed': () => giftOf('[sound:', '// '),
  'sounds in each line': () => giftOf('// [sound:\n'),
  'weights without an answer': () => giftOf('~%50%a#', '::a::b{', '}'),
  'answers that are not closed': () => giftOf('{=a ~b ', '::a::'),
  strokes: () => giftOf('\\', '::a::b{=', '}'),
  'titles that are not closed': () => giftOf('::a'),
  'blank lines': () => giftOf('\n'),
  'questions of one line': () => giftOf('a{=b ~c}\n\n'),
  'long questions': () => giftOf(`${'<b>a</b>'.repeat(250)}{=b ~c}\n\n`),
  'HTML that nests': () => giftOf('<b><p>', '', '{=b ~c}'),
  'a thousand questions': () => Buffer.from(`${'<b>a</b>'.repeat(200)}{=b ~c}\n\n`.repeat(1_000)),
  categories: () => giftOf('$CATEGORY: a/b\n\n'),
};

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (type: string, target: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
const workbook = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** An xlsx file whose sheet holds this. */
const bookOf = (sheet: string): Buffer => {
  const files = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${sheet}</worksheet>`,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]))),
  );
};

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const rowOf = (...texts: string[]) => `<row>${texts.map(cell).join('')}</row>`;

/** The worst xlsx files, with the headings that a reader looks for. */
export const hostileBooks = (headings: readonly string[]): Record<string, () => Buffer> => {
  const sheetOf = (rows: string) => bookOf(`<sheetData>${rowOf(...headings)}${rows}</sheetData>`);
  return {
    '100 000 rows': () => sheetOf(rowOf(...headings.map(() => 'word')).repeat(100_000)),
    'a thousand rows': () => sheetOf(rowOf(...headings.map(() => 'word '.repeat(10))).repeat(999)),
    '100 000 rows of nothing': () => sheetOf('<row><c/></row>'.repeat(100_000)),
    'a row of a million cells': () => sheetOf(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`),
    'a row that stands far below': () => sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    'a cell of 40 million signs': () => sheetOf(rowOf('a'.repeat(40_000_000))),
    'elements that nest': () => sheetOf('<row>'.repeat(500_000)),
    'ranges that overlap': () =>
      bookOf(
        `<sheetData>${rowOf(...headings)}${rowOf('a').repeat(900)}</sheetData><mergeCells>${'<mergeCell ref="A1:A1048576"/>'.repeat(50_000)}</mergeCells>`,
      ),
    'zeros in place of a sheet': () => bookOf('\0'.repeat(100_000_000)),
  };
};

const item = (body: string) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p2" identifier="a"><responseDeclaration identifier="RESPONSE" cardinality="single"><correctResponse><value>b</value></correctResponse></responseDeclaration><itemBody>${body}</itemBody></assessmentItem>`;
const choice =
  '<choiceInteraction responseIdentifier="RESPONSE"><simpleChoice identifier="b">b</simpleChoice><simpleChoice identifier="c">c</simpleChoice></choiceInteraction>';
const packageOf = (count: number, text: (at: number) => string) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.xml`, Buffer.from(text(at))])),
    ),
  );

/** The worst packages of QTI. */
export const hostilePackages: Record<string, () => Buffer> = {
  'items in thousands': () => packageOf(3_000, () => item(`<p>a</p>${choice}`)),
  'an item of many elements': () => packageOf(1, () => item(`${'<p>a</p>'.repeat(9_000)}${choice}`)),
  'items that nest': () => packageOf(500, () => item(`${'<p>'.repeat(5_000)}`)),
  'choices in thousands': () =>
    packageOf(20, () =>
      item(
        `<choiceInteraction responseIdentifier="RESPONSE">${'<simpleChoice identifier="c">c</simpleChoice>'.repeat(9_000)}</choiceInteraction>`,
      ),
    ),
  'zeros in place of an item': () => packageOf(4, () => '\0'.repeat(25_000_000)),
};

const svgOf = (text: string) =>
  upTo(mediaLimits.pictureBytes, text, '<svg xmlns="http://www.w3.org/2000/svg">');

/** The worst drawings of the largest size. */
export const hostileDrawings: Record<string, () => Buffer> = {
  'elements that nest': () => svgOf('<g>'),
  'shapes in millions': () => svgOf('<rect/>'),
  'attributes in millions': () =>
    upTo(mediaLimits.pictureBytes, ' a', '<svg xmlns="http://www.w3.org/2000/svg"><rect', '/></svg>'),
  'comments before it': () => upTo(mediaLimits.pictureBytes, '<!--', '<?xml?>'),
  'blanks before it': () => upTo(mediaLimits.pictureBytes, ' ', '<?xml?>', '<svg/>'),
};

/** Texts of the largest size that come in one request. */
export const hostileTexts: Record<string, () => Buffer> = {
  'a table of lines': () => upTo(mediaLimits.fileBytes, 'a,b,c\n'),
  blanks: () => upTo(mediaLimits.fileBytes, ' '),
};
