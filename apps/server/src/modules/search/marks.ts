import { escapeHtml } from '../../http/escape-html.ts';
import { fold, patternOf } from './tokens.ts';

/** A stretch that matches, as [from, to) in UTF-16 units. */
export type Mark = [from: number, to: number];

/** Where `terms`, already folded, occur in `text`: in order, never overlapping, whatever case and width they have. */
export function marksOf(text: string, terms: readonly string[]): Mark[] {
  const { folded, origins } = foldWithOrigins(text);
  const found: Mark[] = [];
  for (const term of terms) {
    if (term === '') continue;
    for (const { index: at, 0: match } of folded.matchAll(patternOf(term)))
      found.push([origins[at] ?? 0, origins[at + match.length] ?? text.length]);
  }
  return merge(found);
}

/** Folding may lengthen a text (㎡ becomes m2): each folded unit remembers where it came from. */
function foldWithOrigins(text: string) {
  let folded = '';
  const origins: number[] = [];
  const known = new Map<string, string>();
  let index = 0;
  for (const character of text) {
    const part = known.get(character) ?? fold(character);
    known.set(character, part);
    for (let unit = 0; unit < part.length; unit += 1) origins.push(index);
    folded += part;
    index += character.length;
  }
  origins.push(index);
  return { folded, origins };
}

function merge(marks: Mark[]): Mark[] {
  const merged: Mark[] = [];
  for (const [from, to] of marks.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else if (to > from) merged.push([from, to]);
  }
  return merged;
}

/** The text as HTML, with `<mark>` around what matches. */
export function markedHtml(text: string, marks: readonly Mark[]): string {
  let html = '';
  let done = 0;
  for (const [from, to] of marks) {
    html += `${escapeHtml(text.slice(done, from))}<mark>${escapeHtml(text.slice(from, to))}</mark>`;
    done = to;
  }
  return html + escapeHtml(text.slice(done));
}
