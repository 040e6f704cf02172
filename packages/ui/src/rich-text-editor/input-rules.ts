import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import { formulaSource, isProbablyFormula } from './formula-source.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Words between two marks of theirs: the marks go, and the words look as they said. */
const between = (pattern: RegExp, mark: MarkType) =>
  new InputRule(
    pattern,
    (state, match, start, end) => {
      const [whole, words = ''] = match;
      const open = start + whole.indexOf(words);
      const tr = state.tr.delete(Math.min(open + words.length, end), end).delete(start, open);
      return tr.addMark(start, start + words.length, mark.create()).removeStoredMark(mark);
    },
    { inCodeMark: false },
  );

/** `$x$` among words, and `$$x$$` alone in its paragraph. What may be money stays words. */
const formula = new InputRule(
  /(?<![$￥\\])([$￥]{1,2})([^$￥\uFFFC]+)\1$/,
  (state, match, start, end) => {
    const [, sign = '', tex = ''] = match;
    const isBlock = sign.length === 2;
    if (isBlock ? state.doc.resolve(start).parentOffset > 0 : !isProbablyFormula(tex)) return null;
    const source = formulaSource(tex, isBlock);
    return source === null ? null : state.tr.replaceWith(start, end, nodes.formula.create({ source }));
  },
  { inCodeMark: false },
);

/**
 * What is typed as plain text and means a form. Chinese keyboards write some of it wide: ＃, 》, 1、, ￥. Backspace, right
 * after, takes the form back and leaves what was typed.
 */
export const createInputRules = () =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^([#＃]{1,4})[ \u3000]$/, nodes.heading, ([, signs = '']) => ({
        level: Math.max(2, signs.length),
      })),
      wrappingInputRule(/^[>＞》][ \u3000]$/, nodes.blockquote),
      wrappingInputRule(/^[-*＊·•][ \u3000]$/, nodes.bullet_list),
      wrappingInputRule(
        /^(\d{1,3})(?:[.．][ \u3000]|、)$/,
        nodes.ordered_list,
        ([, number]) => ({ start: Number(number) }),
        ([, number], list) => list.childCount + Number(list.attrs['start']) === Number(number),
      ),
      textblockTypeInputRule(
        /^(?:```|···|｀｀｀)([\w+#-]{0,20})[ \u3000]$/,
        nodes.code_block,
        ([, language]) => ({
          language: language || null,
        }),
      ),
      new InputRule(/^---$/, (state, _match, start, end) => {
        const $start = state.doc.resolve(start);
        if ($start.parent.type !== nodes.paragraph) return null;
        const tr = state.tr.delete(start, end);
        return tr.insert($start.before(), nodes.horizontal_rule.create());
      }),
      between(/\*\*([^*\s\uFFFC](?:[^*\uFFFC]*[^*\s\uFFFC])?)\*\*$/, marks.strong),
      between(/~~([^~\s\uFFFC](?:[^~\uFFFC]*[^~\s\uFFFC])?)~~$/, marks.strike),
      between(/(?<![`·])[`｀]([^`｀\uFFFC]+)[`｀]$/, marks.code),
      formula,
    ],
  });
