import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { schema, type NodeName } from './schema.ts';

const { nodes, marks } = schema;

/** Words as people type and paste them, with what programs take for something else. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 6 }),
  fc.constantFrom(
    '学而时习之',
    'a  b ',
    ' c',
    '<b>不是标签</b>',
    '</style><script>x</script>',
    'style="color:red" onclick=1',
    '&amp; &nbsp;',
    '价格 $5 和 $6',
    '\\[不是',
    '--> ]]>',
    '<!-- x',
    '\t缩进\n换行',
    '\u00A0硬',
    '👩‍👩‍👧 ‏עברית',
  ),
);

/** Words in which nothing is taken for a formula, and no space would become a hard one. */
const plainText = fc
  .string({
    unit: fc.constantFrom(...Array.from('学而时习之abc<>&"\'-*#1.style=on')),
    minLength: 1,
    maxLength: 12,
  })
  .map((text) => text.trim() || '一');

const someMarks = fc
  .subarray(
    [
      marks.strong.create(),
      marks.emphasis.create(),
      marks.underline.create(),
      marks.strike.create(),
      marks.highlight.create(),
      marks.superscript.create(),
      marks.code.create(),
      marks.link.create({ href: 'https://a.test/?a=1&b=2' }),
      marks.link.create({ href: '/课/1', title: '<第一课>' }),
    ],
    { maxLength: 3 },
  )
  .map((list) =>
    list.reduce<ReturnType<typeof marks.strong.create>[]>((set, mark) => [...mark.addToSet(set)], []),
  );

const pictureAttrs = fc.record({
  src: fc.constantFrom(
    '/media/1.webp',
    'https://b.test/a%20b.png?x=1&y="2"',
    'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  ),
  alt: fc.oneof(
    fc.constantFrom('', '山 --> 水 ]>', '</style', '“引”"号"'),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  ),
  width: fc.constantFrom(null, 640),
  height: fc.constantFrom(null, 360),
});

const sources = fc.constantFrom('$x^2$', '\\(a<b\\)', '$$\\frac{1}{2}$$', '\\[\\sum_{n=1}^\\infty n\\]');

const inlineOf = (text: fc.Arbitrary<string>) =>
  fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.tuple(text, someMarks).map(([words, set]) => schema.text(words, set)) },
      fc.constant(nodes.hard_break.create()),
      fc.constantFrom('林远', 'a <b> & "c"').map((name) => nodes.mention.create({ id: 12, name })),
      pictureAttrs.map((attrs) => nodes.image.create(attrs)),
      sources.map((source) => nodes.formula.create({ source })),
      fc.constant(
        nodes.ruby.create({
          pairs: [
            ['漢', 'hàn'],
            ['字', 'zì'],
          ],
        }),
      ),
    ),
    { maxLength: 5 },
  );

const of = (
  name: NodeName,
  content: fc.Arbitrary<readonly Node[]>,
  attrs: fc.Arbitrary<Record<string, unknown>> = fc.constant({}),
) => fc.tuple(attrs, content).map(([given, children]) => nodes[name].create(given, [...children]));

/** Any document that the schema allows, over texts of one kind. */
function documentsOver(text: fc.Arbitrary<string>): fc.Arbitrary<Node> {
  const inline = inlineOf(text);
  const { block } = fc.letrec<{ block: Node; list: Node; table: Node; container: Node; line: Node }>(
    (tie) => {
      const some = fc.array(tie('block'), { minLength: 1, maxLength: 2 });
      const items = fc.array(of('list_item', some), { minLength: 1, maxLength: 2 });
      const columns = fc.integer({ min: 1, max: 2 });
      const cell = (name: 'table_cell' | 'table_header') => of(name, some);
      const rows = columns.chain((count) =>
        fc.array(
          fc.boolean().chain((isHead) =>
            of(
              'table_row',
              fc.array(cell(isHead ? 'table_header' : 'table_cell'), {
                minLength: count,
                maxLength: count,
              }),
            ),
          ),
          { minLength: 1, maxLength: 2 },
        ),
      );
      return {
        line: fc.oneof(
          of('paragraph', inline),
          of('heading', inline, fc.record({ level: fc.integer({ min: 2, max: 6 }) })),
          of(
            'code_block',
            fc.array(
              text.map((words) => schema.text(words)),
              { maxLength: 2 },
            ),
            fc.record({ language: fc.constantFrom(null, 'ts', 'c++') }),
          ),
          of('figure', inline, pictureAttrs),
          fc.constant(nodes.horizontal_rule.create()),
        ),
        list: fc.oneof(
          of('bullet_list', items),
          of('ordered_list', items, fc.record({ start: fc.constantFrom(1, 3) })),
        ),
        table: of('table', rows, fc.record({ caption: fc.constantFrom('', '表 1 <对照>') })),
        container: fc.oneof(
          of('blockquote', some),
          of('definitions', fc.tuple(of('term', inline), of('definition', some))),
        ),
        block: fc.oneof(
          { maxDepth: 2, depthIdentifier: 'block', withCrossShrink: true },
          tie('line'),
          tie('list'),
          tie('table'),
          tie('container'),
        ),
      };
    },
  );
  return fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => nodes.doc.create(null, blocks));
}

/** With words that look like something else. */
export const anyDocuments = documentsOver(anyText);

/** With words that are nothing but words. */
export const plainDocuments = documentsOver(plainText);
