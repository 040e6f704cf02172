import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import { blockOf, inlineOf, keyAt, soundOf, unsaid, type ReadOutcome } from './exchanged.ts';
import { exchangeStrings as strings } from './exchange.strings.ts';

/** A part of the file between two blank lines. */
interface Block {
  line: number;
  text: string;
  /** Of its comments. */
  level: number;
  score: number;
  sound: string;
}

/** Reads a file in the format that Moodle calls GIFT. What one question has wrong says so, and the next is read. */
export function readGift(file: string): ReadOutcome {
  const outcome: ReadOutcome = { questions: [], faults: [] };
  let category = '';
  for (const block of blocksOf(file)) {
    const [, named] = /^\$CATEGORY:\s*(.*)$/.exec(block.text) ?? [];
    if (named !== undefined) {
      // `$course$/top/语文/古诗文`: the innermost is ours.
      category = named.trim().split('/').at(-1) ?? '';
      continue;
    }
    const question = questionOf(block);
    if (typeof question === 'string')
      outcome.faults.push({ line: block.line, column: strings.whole, reason: question });
    else outcome.questions.push({ line: block.line, category, question });
  }
  return outcome;
}

function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  let open: (Block & { lines: string[] }) | null = null;
  const close = () => {
    if (open && open.lines.length > 0) blocks.push({ ...open, text: open.lines.join('\n').trim() });
    open = null;
  };
  for (const [index, raw] of file
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = raw.trim();
    if (line === '') {
      close();
      continue;
    }
    open ??= { line: index + 1, text: '', lines: [], level: unsaid.level, score: unsaid.score, sound: '' };
    if (line.startsWith('//')) {
      open.level = Number(/\[level:([1-4])\]/.exec(line)?.[1] ?? open.level);
      open.score = Number(/\[score:(\d+(?:\.\d)?)\]/.exec(line)?.[1] ?? open.score);
      open.sound = /\[sound:([^\]]+)\]/.exec(line)?.[1] ?? open.sound;
    } else {
      if (open.lines.length === 0) open.line = index + 1;
      open.lines.push(line);
      // A category is a line of its own, whatever follows it.
      if (line.startsWith('$CATEGORY:')) close();
    }
  }
  close();
  return blocks;
}

/** Where a sign stands that no stroke guards; -1 for nowhere. */
function find(text: string, sign: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
}

const plain = (text: string) =>
  text.replaceAll(/\\(n|.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign)).trim();

/** What is typed, with the mark of its format taken away. */
const typed = (text: string) => plain(text.trim().replace(/^\[(?:html|plain|moodle|markdown)\]/, ''));

/** The question of a block, or why there is none. */
function questionOf({ text, level, score, sound }: Block): WrittenQuestion | string {
  const open = find(text, '{');
  if (open === -1) return strings.noBraces;
  const end = find(text, '}', open);
  if (end === -1) return strings.openBrace;
  const title = /^::(?:\\.|[^\\])*?::/s.exec(text)?.[0] ?? '';
  const after = text.slice(end + 1).trim();
  // What goes on behind the answer has a gap where it stood.
  const stem = `${text.slice(title.length, open).trim()}${after === '' ? '' : `＿＿${after}`}`;
  let inside = text.slice(open + 1, end);
  const general = find(inside, '####');
  const remark = general === -1 ? '' : blockOf(typed(inside.slice(general + 4)));
  if (general !== -1) inside = inside.slice(0, general);
  const content = blockOf(typed(stem));
  if (content === '') return strings.noContent;
  return answered(inside.trim(), { level, score, content, remark, ...soundOf(sound) });
}

type Common = Pick<WrittenQuestion, 'level' | 'score' | 'content' | 'remark' | 'sound'>;

function answered(inside: string, common: Common): WrittenQuestion | string {
  if (inside === '') return { ...common, type: 4, answer: '', rubric: [] };
  const [word = ''] = inside.split('#');
  if (/^(?:T|TRUE)$/i.test(word.trim())) return { ...common, type: 5, answer: 1 };
  if (/^(?:F|FALSE)$/i.test(word.trim())) return { ...common, type: 5, answer: 0 };
  if (inside.startsWith('#')) return numeric(inside.slice(1), common);
  const items = itemsOf(inside);
  if (items.some(({ sign, text }) => sign === '=' && find(text, '->') !== -1)) return strings.matching;
  if (items.every(({ sign }) => sign === '=')) {
    const a = items.map(({ text }) => typed(text)).filter(Boolean);
    return a.length === 0 ? strings.noRight : { ...common, type: 3, answer: [{ a, s: common.score }] };
  }
  return choice(items, common);
}

function numeric(inside: string, common: Common): WrittenQuestion | string {
  const [, number = ''] = /^=?\s*(?:%100%)?(-?\d+(?:\.\d+)?)(?::0)?(?:#.*)?$/s.exec(inside.trim()) ?? [];
  if (number === '') return strings.tolerance;
  return { ...common, type: 3, answer: [{ a: [number], s: common.score }] };
}

interface Item {
  sign: '=' | '~';
  /** Per cent of the points; null where none is said. */
  weight: number | null;
  text: string;
}

/** The answers between the braces, without what is told about each. */
function itemsOf(inside: string): Item[] {
  const starts: number[] = [];
  for (let at = 0; at < inside.length; at += 1) {
    if (inside[at] === '\\') at += 1;
    else if (inside[at] === '=' || inside[at] === '~') starts.push(at);
  }
  return starts.map((start, index) => {
    const whole = inside.slice(start + 1, starts[index + 1] ?? inside.length);
    const feedback = find(whole, '#');
    const said = feedback === -1 ? whole : whole.slice(0, feedback);
    const [mark = '', weight] = /^\s*%(-?\d+(?:\.\d+)?)%/.exec(said) ?? [];
    return {
      sign: inside[start] === '=' ? '=' : '~',
      weight: weight === undefined ? null : Number(weight),
      text: said.slice(mark.length),
    };
  });
}

function choice(items: readonly Item[], common: Common): WrittenQuestion | string {
  const options = items.map(({ text }, place) => ({ key: keyAt(place), content: inlineOf(typed(text)) }));
  if (options.length < 2) return strings.fewOptions;
  const keys = items.flatMap(({ sign, weight }, place) =>
    sign === '=' || (weight ?? 0) > 0 ? [keyAt(place)] : [],
  );
  if (keys.length === 0) return strings.noRight;
  const isSingle = items.filter(({ sign }) => sign === '=').length === 1;
  return { ...common, type: isSingle ? 1 : 2, options, answer: keys.join(',') };
}
