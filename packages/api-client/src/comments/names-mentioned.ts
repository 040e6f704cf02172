const fenceStart = /^ {0,3}(`{3,}|~{3,})(.*)/;
const quotedLine = /^ {0,3}>/;

/** Addresses on the web; `@` in them addresses nobody. They end at the first character outside ASCII. */
const webAddress = /\b(?:https?:\/\/|www\.)[!-~]+/gi;

/** Letters and digits of scripts that put spaces between words. */
const spacedLetter =
  '(?![\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}])[\\p{L}\\p{N}_]';
const endsSpaced = new RegExp(`${spacedLetter}$`, 'u');

/** Behind a letter or a point of a mail address `@` addresses nobody; behind Chinese words it does. */
const notInMail = '(?<![\\w.])';

/** A line without its code between backticks, in one pass whatever is left open. */
function withoutCode(line: string): string {
  const parts = line.split(/(`+)/);
  const closing = new Map<number, number>();
  const lastOfLength = new Map<number, number>();
  for (let at = parts.length - 2; at > 0; at -= 2) {
    const length = parts[at]?.length ?? 0;
    const next = lastOfLength.get(length);
    if (next !== undefined) closing.set(at, next);
    lastOfLength.set(length, at);
  }
  let rest = '';
  for (let at = 0; at < parts.length; at += 1) {
    const end = closing.get(at);
    rest += end === undefined ? (parts[at] ?? '') : ' ';
    if (end !== undefined) at = end;
  }
  return rest;
}

/** The text without quoted lines, code and web addresses: who is named there was not addressed. */
function addressingText(text: string): string {
  let fence = '';
  const lines = text.split('\n').map((line) => {
    const [, marks = '', info = ''] = fenceStart.exec(line) ?? [];
    if (fence !== '') {
      if (marks.startsWith(fence) && info.trim() === '') fence = '';
      return '';
    }
    if (marks.startsWith('~') || (marks !== '' && !info.includes('`'))) {
      fence = marks;
      return '';
    }
    return quotedLine.test(line) ? '' : withoutCode(line).replace(webAddress, ' ');
  });
  return lines.join('\n');
}

/** A name, unless the word that it stands in goes on. */
function patternOf(name: string): string {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return escaped + (endsSpaced.test(name) ? `(?![.\\-/@]?${spacedLetter})` : '(?!\\.[A-Za-z])');
}

/**
 * Which of these names a plain text addresses by `@`. Where one name begins with another, the longer one is meant. Nobody is addressed
 * in quoted lines, code, mail and web addresses, or by the beginning of a longer word.
 */
export function namesMentioned(text: string, names: readonly string[]): Set<string> {
  const sought = names.filter((name) => name !== '').toSorted((a, b) => b.length - a.length);
  if (sought.length === 0) return new Set();
  const pattern = new RegExp(`${notInMail}@(${sought.map(patternOf).join('|')})`, 'gu');
  return new Set(Array.from(addressingText(text).matchAll(pattern), ([, name = '']) => name));
}
