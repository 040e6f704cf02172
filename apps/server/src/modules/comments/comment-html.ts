import { escapeHtml } from '../../http/escape-html.ts';

/**
 * What can stand in an address: letters of any script, and the middle dot of names. It ends at a blank and where Chinese
 * punctuation goes on with the sentence; the libraries for this know of one of the two.
 */
const address = /\bhttps?:\/\/[\p{L}\p{N}\p{M}·・_\-.~:/?#[\]@!$&'()*+,;=%]+/giu;

/** A host and the Chinese letters of the sentence right behind it: no host ends in letters of both kinds. */
const hostBeforeText = /^(https?:\/\/[^/?#]*\.[\w:-]*\w)\p{Script=Han}[^/?#.]*(?:[/?#]|\.?$)/iu;

/** Overrides and embeddings can make an address read as another one. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** The HTML that readers get for a plain text: paragraphs, line breaks and links; nothing of the text is markup. */
export function commentHtml(text: string): string {
  return text
    .replace(directionControls, '')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineHtml).join('<br>')}</p>`)
    .join('');
}

function lineHtml(line: string) {
  let html = '';
  let end = 0;
  for (const { 0: found, index } of line.matchAll(address)) {
    const url = withoutTrailing(hostBeforeText.exec(found)?.[1] ?? found);
    const href = safeHref(url);
    if (href === null) continue;
    html += escapeHtml(line.slice(end, index)) + linkHtml(href, url);
    end = index + url.length;
  }
  return html + escapeHtml(line.slice(end));
}

function linkHtml(href: string, text: string) {
  return `<a href="${escapeHtml(href)}" rel="nofollow ugc noopener">${escapeHtml(text)}</a>`;
}
/** Punctuation at the end belongs to the sentence, and so does a bracket that the address does not open. */
function withoutTrailing(found: string) {
  let url = found;
  for (;;) {
    const last = url.at(-1) ?? '';
    const isOpened =
      (last === ')' && isBalanced(url, '(', ')')) || (last === ']' && isBalanced(url, '[', ']'));
    if (!/[.,;:!?'*)\]]/.test(last) || isOpened) return url;
    url = url.slice(0, -1);
  }
}

/** Whether every bracket that closes is one that was opened. */
const isBalanced = (url: string, open: string, close: string) =>
  url.split(open).length >= url.split(close).length;

/** Null for what should stay text: no host, or a name before the host that could pass for it. */
function safeHref(url: string) {
  if (!URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && username === '' && password === '' ? href : null;
}
