import { longestCell } from './cell.ts';
import { builtInFormat } from './shown-cell.ts';
import { scanXml } from './scan-xml.ts';

/** Reads a file of the package by its path, in pieces; null for one that is not there. */
export type ReadPart = (path: string) => Iterable<string> | null;

/** Parts of a workbook that reading its first shown sheet needs. */
export interface WorkbookParts {
  /** XML of the first sheet that is shown, in pieces. */
  sheet: Iterable<string>;
  /** Texts that cells name by their index. */
  texts: readonly string[];
  /** Number format codes by the index of a cell's style. */
  codes: readonly string[];
  is1904: boolean;
}

/** Returns the parts of a workbook that its first shown sheet needs; null for a package without one. */
export function workbookParts(read: ReadPart): WorkbookParts | null {
  const path = relationsOf('', read).find(({ type }) => type === 'officeDocument')?.target;
  const workbook = path === undefined ? null : read(path);
  if (path === undefined || workbook === null) return null;
  const { sheetId, is1904 } = workbookOf(workbook);
  const relations = relationsOf(path, read);
  const partOf = (found: Relation | undefined) => (found ? read(found.target) : null);
  const sheet = partOf(relations.find(({ id }) => id === sheetId));
  if (sheet === null) return null;
  const texts = partOf(relations.find(({ type }) => type === 'sharedStrings'));
  const styles = partOf(relations.find(({ type }) => type === 'styles'));
  return {
    sheet,
    texts: texts === null ? [] : textsIn(texts),
    codes: styles === null ? [] : codesIn(styles),
    is1904,
  };
}

interface Relation {
  id: string;
  /** Last part of the address that names the type: those of the strict form differ before it. */
  type: string;
  target: string;
}

/** The parts that a part names; those of the package for an empty path. */
function relationsOf(path: string, read: ReadPart): Relation[] {
  const at = path.lastIndexOf('/') + 1;
  const folder = path.slice(0, at);
  const xml = read(`${folder}_rels/${path.slice(at)}.rels`);
  const relations: Relation[] = [];
  if (xml === null) return relations;
  scanXml(xml, {
    onOpen(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return;
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: resolved(folder, target) });
    },
  });
  return relations;
}

function resolved(folder: string, target: string): string {
  const parts: string[] = [];
  for (const part of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const isSet = (flag: string | undefined) => flag === '1' || flag === 'true';

function workbookOf(xml: Iterable<string>) {
  const sheets: { id: string; isShown: boolean }[] = [];
  let is1904 = false;
  scanXml(xml, {
    onOpen(name, attributes) {
      if (name === 'workbookPr') is1904 = isSet(attributes['date1904']);
      if (name !== 'sheet') return;
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      sheets.push({ id, isShown: (attributes['state'] ?? 'visible') === 'visible' });
    },
  });
  return { sheetId: (sheets.find(({ isShown }) => isShown) ?? sheets[0])?.id, is1904 };
}

/** `_x000D_` stands for a character that XML does not take. */
export const unescapedText = (text: string) =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The shared texts: their runs put together, without the pronunciation that Japanese programs add. */
function textsIn(xml: Iterable<string>): string[] {
  const texts: string[] = [];
  let parts: string[] = [];
  let isPhonetic = false;
  let isText = false;
  scanXml(xml, {
    onOpen(name) {
      if (name === 'si') parts = [];
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    onText(text) {
      if (isText) parts.push(text);
    },
    onClose(name) {
      if (name === 'si') texts.push(unescapedText(parts.join('').slice(0, longestCell + 1)));
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 't') isText = false;
    },
  });
  return texts;
}

/** Number format codes of the styles that cells name. */
function codesIn(xml: Iterable<string>): string[] {
  const own = new Map<number, string>();
  const codes: string[] = [];
  let isOfCells = false;
  scanXml(xml, {
    onOpen(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) {
        const id = Number(attributes['numFmtId'] ?? 0);
        codes.push(own.get(id) ?? builtInFormat(id));
      }
    },
    onClose(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return codes;
}
