import type { WrittenQuestion } from '@shuyuan/api-client/manage';
import {
  blockOf,
  mostQuestions,
  partialOf,
  soundOf,
  typedOf,
  unsaid,
  type PartialCredit,
  type ReadOutcome,
  type Typed,
} from './exchanged.ts';
import { exchangeStrings as strings } from './exchange.strings.ts';
import { blankOf, choiceOf, type Common, type GiftAnswer } from './gift-weights.ts';

/** A part of the file between two blank lines. */
interface Block {
  line: number;
  text: string;
  /** Of its comments. */
  level: number;
  score: number;
  sound: string;
  partial: PartialCredit;
}

/** Reads a file in the format that Moodle calls GIFT. What one question has wrong says so, and the next is read. */
export function readGift(file: string): ReadOutcome {
  const outcome: ReadOutcome = { questions: [], faults: [] };
  let category = '';
  for (const block of blocksOf(file)) {
    if (block.text.startsWith(categoryMark)) {
      category = categoryOf(block.text.slice(categoryMark.length));
      continue;
    }
    // Enough to say that there are too many.
    if (outcome.questions.length + outcome.faults.length > mostQuestions) break;
    const question = questionOf(block);
    if (typeof question === 'string')
      outcome.faults.push({ line: block.line, column: strings.whole, reason: question });
    else outcome.questions.push({ line: block.line, category, question });
  }
  return outcome;
}

const categoryMark = '$CATEGORY:';

/** Of `$course$/top/语文/古诗文` the innermost, which is ours. A slash of its name is doubled; the places of Moodle name none. */
function categoryOf(path: string): string {
  const name = path.trim().replaceAll('//', '\0').split('/').at(-1) ?? '';
  return /^(?:top|\$\w+\$)$/.test(name) ? '' : name.replaceAll('\0', '/').trim();
}

/** The value of `[name:value]` in a comment. */
function tagIn(comment: string, name: string): string | undefined {
  const mark = `[${name}:`;
  const start = comment.indexOf(mark);
  const end = start === -1 ? -1 : comment.indexOf(']', start);
  return end === -1 ? undefined : comment.slice(start + mark.length, end);
}

const numberIn = (text: string | undefined, form: RegExp) =>
  text !== undefined && form.test(text) ? Number(text) : undefined;

/** Reads level, points, sound and partial credit from a comment into the block of its question. */
function readComment(comment: string, block: Block): void {
  block.level = numberIn(tagIn(comment, 'level'), /^[1-4]$/) ?? block.level;
  block.score = numberIn(tagIn(comment, 'score'), /^\d{1,6}(?:\.\d)?$/) ?? block.score;
  block.sound = tagIn(comment, 'sound') ?? block.sound;
  block.partial = partialOf(tagIn(comment, 'partial')) ?? block.partial;
}

/** A block before its lines are read. Equal shares are what weights in per cent give. */
const unread: Omit<Block, 'line'> = {
  text: '',
  level: unsaid.level,
  score: unsaid.score,
  sound: '',
  partial: { rule: 'share' },
};

function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  let open: (Block & { lines: string[] }) | null = null;
  const close = () => {
    if (open && open.lines.length > 0) blocks.push({ ...open, text: open.lines.join('\n').trim() });
    open = null;
  };
  for (const [index, raw] of file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = raw.trim();
    if (line === '') {
      close();
      continue;
    }
    open ??= { ...unread, line: index + 1, lines: [] };
    if (line.startsWith('//')) readComment(line, open);
    else {
      if (open.lines.length === 0) open.line = index + 1;
      open.lines.push(line);
      // A category is a line of its own, whatever follows it.
      if (line.startsWith(categoryMark)) close();
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

/** Words as they were typed, and whether the file says that they are HTML. */
function typed(text: string, isAssumedHtml = false): Typed {
  const { text: words, isHtml } = typedOf(text.trim(), isAssumedHtml);
  return { text: plain(words), isHtml };
}

/** The question of a block, or why there is none. */
function questionOf({ text, level, score, sound, partial }: Block): WrittenQuestion | string {
  const open = find(text, '{');
  if (open === -1) return strings.noBraces;
  const end = find(text, '}', open);
  if (end === -1) return strings.openBrace;
  const title = /^::(?:\\.|[^\\])*?::/s.exec(text)?.[0] ?? '';
  const after = text.slice(end + 1).trim();
  // What goes on behind the answer has a gap where it stood.
  const stem = `${text.slice(title.length, open).trim()}${after === '' ? '' : `＿＿${after}`}`;
  let inside = text.slice(open + 1, end);
  const words = typed(stem);
  const general = find(inside, '####');
  const remark = general === -1 ? '' : blockOf(typed(inside.slice(general + 4), words.isHtml));
  if (general !== -1) inside = inside.slice(0, general);
  const content = blockOf(words);
  if (content === '') return strings.noContent;
  // What has no mark of its own is what the stem is.
  return answered(
    inside.trim(),
    { partial, isHtml: words.isHtml },
    { level, score, content, remark, ...soundOf(sound) },
  );
}

interface Assumed {
  partial: PartialCredit;
  isHtml: boolean;
}

function answered(inside: string, { partial, isHtml }: Assumed, common: Common): WrittenQuestion | string {
  if (inside === '') return { ...common, type: 4, answer: '', rubric: [] };
  const [word = ''] = inside.split('#');
  if (/^(?:T|TRUE)$/i.test(word.trim())) return { ...common, type: 5, answer: 1 };
  if (/^(?:F|FALSE)$/i.test(word.trim())) return { ...common, type: 5, answer: 0 };
  if (inside.startsWith('#')) return numeric(inside.slice(1), common);
  const parts = partsOf(inside);
  if (parts.some(({ sign, text }) => sign === '=' && find(text, '->') !== -1)) return strings.matching;
  if (parts.every(({ sign }) => sign === '='))
    return blankOf(
      parts.map((part) => ({ ...part, words: { text: plain(part.text), isHtml: false } })),
      common,
    );
  const answers = parts.map((part) => ({ ...part, words: typed(part.text, isHtml) }));
  return choiceOf(answers, common, partial.rule === 'none' ? undefined : partial);
}

function numeric(inside: string, common: Common): WrittenQuestion | string {
  const [, number = ''] = /^=?\s*(?:%100%)?(-?\d+(?:\.\d+)?)(?::0)?(?:#.*)?$/s.exec(inside.trim()) ?? [];
  if (number === '') return strings.tolerance;
  return { ...common, type: 3, answer: [{ a: [number], s: common.score }] };
}

type AnswerPart = Pick<GiftAnswer, 'sign' | 'weight'> & { text: string };

/** The answers between the braces, without what is told about each. */
function partsOf(inside: string): AnswerPart[] {
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
