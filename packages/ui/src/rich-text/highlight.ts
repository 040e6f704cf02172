import { tokenizeWith, type ShjLanguageData } from '@speed-highlight/core/tokenize';
import bash from '@speed-highlight/core/languages/bash.js';
import c from '@speed-highlight/core/languages/c.js';
import css from '@speed-highlight/core/languages/css.js';
import go from '@speed-highlight/core/languages/go.js';
import html from '@speed-highlight/core/languages/html.js';
import java from '@speed-highlight/core/languages/java.js';
import js from '@speed-highlight/core/languages/js.js';
import json from '@speed-highlight/core/languages/json.js';
import py from '@speed-highlight/core/languages/py.js';
import rs from '@speed-highlight/core/languages/rs.js';
import sql from '@speed-highlight/core/languages/sql.js';
import ts from '@speed-highlight/core/languages/ts.js';
import xml from '@speed-highlight/core/languages/xml.js';
import yaml from '@speed-highlight/core/languages/yaml.js';

/** Longer code stays in one ink. */
const longestCode = 20_000;

// Their declarations are stricter than the library's own type for them.
const languages = { bash, c, css, go, html, java, js, json, py, rs, sql, ts, xml, yaml } as Record<
  string,
  ShjLanguageData
>;

const otherNames: Record<string, string> = {
  'c++': 'c',
  cpp: 'c',
  javascript: 'js',
  jsx: 'js',
  python: 'py',
  rust: 'rs',
  sh: 'bash',
  shell: 'bash',
  tsx: 'ts',
  typescript: 'ts',
  vue: 'html',
  yml: 'yaml',
};

/** Calls back for each piece of a program in turn, with what it is; false when the language is not known. */
export function tokenise(
  text: string,
  name: string,
  onPiece: (words: string, kind?: string) => void,
): boolean {
  const short = name.toLowerCase();
  const language = languages[otherNames[short] ?? short];
  if (!language || text.length > longestCode) return false;
  tokenizeWith(text, language, onPiece, { languages });
  return true;
}

/** Colours the code below a node whose language is known. Letters, and so the copied text, stay what they are. */
export function highlight(root: ParentNode) {
  for (const code of root.querySelectorAll('pre[data-language], pre > code[data-language]')) {
    if (code.childElementCount > 0) continue;
    const pieces: (string | HTMLElement)[] = [];
    const isKnown = tokenise(
      code.textContent ?? '',
      code.getAttribute('data-language') ?? '',
      (words, kind) => pieces.push(kind ? token(words, kind) : words),
    );
    if (isKnown) code.replaceChildren(...pieces);
  }
}

function token(words: string, kind: string) {
  const element = document.createElement('span');
  element.setAttribute('data-token', kind);
  element.textContent = words;
  return element;
}
