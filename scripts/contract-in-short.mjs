// What a reader's browser needs of the contract: where each call goes, and how. What may be said and answered is checked by the
// server and by clients at work; its declarations would be a thirtieth of the first page.
import { parseSync } from 'vite';

/** What only the server, the OpenAPI document and checking clients ask for. */
const aside = new Set(['summary', 'alsoAt', 'params', 'query', 'body', 'answer']);

/**
 * A source of the contract, in TypeScript, without summaries and schemas in its declarations. The constants that made them
 * are marked as having no other effect, so that a bundler drops those that nothing names any more.
 */
export function contractInShort(text) {
  const edits = [];
  for (const statement of parseSync('contract.ts', text).program.body) {
    const declared = statement.declaration ?? statement;
    if (declared.type !== 'VariableDeclaration') continue;
    for (const { init } of declared.declarations) {
      const calls = declarationsIn(init);
      for (const call of calls) edits.push(...withoutAside(call.arguments[0]));
      if (calls.length === 0 && init?.type === 'CallExpression')
        edits.push([init.start, init.start, '/* @__PURE__ */ (() => '], [init.end, init.end, ')()']);
    }
  }
  return edits
    .toSorted(([a], [b]) => b - a)
    .reduce((rest, [start, end, put]) => rest.slice(0, start) + put + rest.slice(end), text);
}

/** Each `endpoint({…})` below a node. */
function declarationsIn(node) {
  if (node === null || typeof node !== 'object') return [];
  if (node.type === 'CallExpression' && node.callee.name === 'endpoint') return [node];
  return Object.values(node).flatMap(declarationsIn);
}

/** Takes properties out of an object, each with the comma behind it. */
const withoutAside = ({ properties, end }) =>
  properties.flatMap((property, index) =>
    aside.has(property.key?.name) ? [[property.start, properties[index + 1]?.start ?? end - 1, '']] : [],
  );
