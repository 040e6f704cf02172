import { mentionLimits } from '@shuyuan/api-client';
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Database } from '../../db/database.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { findNamed } from './mentions.repo.ts';
import { mentionStrings as strings } from './mentions.strings.ts';

/** As the sanitiser leaves it. */
const mentionNode = /<span data-mention="(\d+)">[^<]*<\/span>/g;

/** Who is named in these was not addressed. */
const quoting = /^(?:blockquote|q|pre|code)$/;

/** Whom sanitised HTML addresses, in its order and as many as may be; not whom it names in what is quoted or set as code. */
export function idsMentioned(html: string): number[] {
  if (!html.includes('data-mention')) return [];
  return [...new Set(idsIn(parseFragment(html)))].slice(0, mentionLimits.people);
}

function idsIn(node: Tree.Node): number[] {
  if ('tagName' in node) {
    if (quoting.test(node.tagName)) return [];
    const id = node.attrs.find(({ name }) => name === 'data-mention')?.value;
    if (id !== undefined) return [Number(id)];
  }
  return 'childNodes' in node ? node.childNodes.flatMap(idsIn) : [];
}

/**
 * Rows whose sanitised HTML names whom it mentions as they are called now. Whose account is closed is named as such, and by nothing that
 * leads to them.
 */
export async function withNames<const Rows extends readonly { content: string }[]>(
  db: Database,
  rows: Rows,
): Promise<Rows> {
  const ids = new Set(
    rows.flatMap(({ content }) => Array.from(content.matchAll(mentionNode), ([, id]) => Number(id))),
  );
  if (ids.size === 0) return rows;
  const names = new Map((await findNamed(db, [...ids])).map(({ id, name }) => [id, name]));
  const named = rows.map((row) => ({
    ...row,
    content: row.content.replace(mentionNode, (_, id: string) => {
      const name = names.get(Number(id));
      return name === undefined
        ? `@${strings.closedAccount}`
        : `<span data-mention="${id}">@${escapeHtml(name)}</span>`;
    }),
  }));
  return named as unknown as Rows;
}
