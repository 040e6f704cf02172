import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { createLazyModule } from '../lazy-module/lazy-module.ts';
import { schema } from './schema.ts';

const highlighter = createLazyModule(() => import('../rich-text/highlight.ts'));

/** What is coloured of one piece of code, from its first letter on. The same node never changes. */
const cache = new WeakMap<Node, { from: number; to: number; kind: string }[]>();

function coloursOf(code: Node) {
  const known = cache.get(code);
  if (known) return known;
  const part = highlighter.current();
  const language = code.attrs['language'] as string | null;
  if (!part || !language) return [];
  const pieces: { from: number; to: number; kind: string }[] = [];
  let from = 0;
  part.tokenise(code.textContent, language, (words, kind) => {
    if (kind) pieces.push({ from, to: from + words.length, kind });
    from += words.length;
  });
  cache.set(code, pieces);
  return pieces;
}

function coloursIn(doc: Node) {
  const decorations: Decoration[] = [];
  doc.descendants((node, pos) => {
    if (node.type !== schema.nodes.code_block) return !node.inlineContent;
    for (const { from, to, kind } of coloursOf(node))
      decorations.push(Decoration.inline(pos + 1 + from, pos + 1 + to, { 'data-token': kind }));
    return false;
  });
  return DecorationSet.create(doc, decorations);
}

const needsColours = (doc: Node) => {
  let isNeeded = false;
  doc.descendants((node) => {
    isNeeded ||= node.type === schema.nodes.code_block && node.attrs['language'] !== null;
    return !isNeeded && !node.inlineContent;
  });
  return isNeeded;
};

/**
 * Colours code as the reader does, over the same letters. While an input method is at work the colours only move along:
 * a change around the letters would end it.
 */
export function createCodeColours() {
  let view: EditorView | undefined;
  const plugin: Plugin<DecorationSet> = new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => coloursIn(doc),
      apply(tr, before) {
        if (tr.getMeta(plugin) !== true && !tr.docChanged) return before;
        return view?.composing ? before.map(tr.mapping, tr.doc) : coloursIn(tr.doc);
      },
    },
    props: { decorations: (state) => plugin.getState(state) },
    view(editorView) {
      view = editorView;
      let isAsked = false;
      const colour = () => {
        if (editorView.isDestroyed) return;
        editorView.dispatch(editorView.state.tr.setMeta(plugin, true).setMeta('addToHistory', false));
      };
      const ask = ({ state }: EditorView) => {
        if (isAsked || highlighter.current() || !needsColours(state.doc)) return;
        isAsked = true;
        // Code without colours is code.
        highlighter.load().then(colour, () => (isAsked = false));
      };
      ask(editorView);
      return { update: ask };
    },
  });
  return plugin;
}
