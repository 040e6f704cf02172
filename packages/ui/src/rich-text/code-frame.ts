import type { RichTextStrings } from './rich-text.strings.ts';
import { makeScrollStop } from './scroll-stops.ts';

/** Languages as they are written, by the short names of code fences. */
const languages: Record<string, string> = {
  bash: 'Bash',
  c: 'C',
  'c++': 'C++',
  cpp: 'C++',
  cs: 'C#',
  csharp: 'C#',
  css: 'CSS',
  go: 'Go',
  html: 'HTML',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  markdown: 'Markdown',
  md: 'Markdown',
  php: 'PHP',
  py: 'Python',
  python: 'Python',
  rs: 'Rust',
  rust: 'Rust',
  sh: 'Shell',
  shell: 'Shell',
  sql: 'SQL',
  swift: 'Swift',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  vue: 'Vue',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
};

const languageOf = (code: Element) =>
  (code.matches('[data-language]') ? code : code.querySelector('[data-language]'))?.getAttribute(
    'data-language',
  );

/** Puts a piece of code under a line that says its language and copies it. */
export function frameCode(code: HTMLPreElement, words: RichTextStrings) {
  const { ownerDocument } = code;
  if (code.parentElement?.closest('pre')) return;
  const short = languageOf(code);
  const language = short ? (languages[short.toLowerCase()] ?? short) : undefined;
  makeScrollStop(code, language ? words.codeIn(language) : words.code);

  const part = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, name: string, text = '') => {
    const element = ownerDocument.createElement(tag);
    element.setAttribute('data-part', name);
    element.textContent = text;
    return element;
  };
  const copy = part('button', 'copy-code', words.copy);
  copy.type = 'button';
  const told = part('span', 'copy-result');
  told.setAttribute('role', 'status');
  const top = part('div', 'code-top');
  top.append(part('span', 'code-language', language ?? words.code), told, copy);
  const frame = part('div', 'code');
  code.replaceWith(frame);
  frame.append(top, code);
}
