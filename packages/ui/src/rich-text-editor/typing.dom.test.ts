import { undoInputRule } from 'prosemirror-inputrules';
import { TextSelection } from 'prosemirror-state';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toggleInline } from './commands.ts';
import { createEditing, type Editing, type EditingOptions } from './editing.ts';
import { focusBehind } from './focus-behind.ts';
import { htmlOf } from './html.ts';
import { richTextEditorStrings } from './rich-text-editor.strings.ts';
import { htmlOfTyped, lettersBefore } from './typed-text.ts';

let editing: Editing | undefined;

afterEach(() => {
  editing?.destroy();
  editing = undefined;
});

function open(html = '', options: Partial<EditingOptions> = {}) {
  const nothing = () => {};
  editing = createEditing(document.createElement('div'), {
    html,
    attributes: () => ({}),
    isEditable: () => true,
    upload: () => undefined,
    words: () => richTextEditorStrings['zh-CN'],
    label: () => undefined,
    onChange: nothing,
    onNotice: nothing,
    onFocusToolbar: nothing,
    onEditLink: nothing,
    onEditFormula: nothing,
    ...options,
  });
  return editing;
}

/** As a browser brings in what is typed: asked first, and put in when nobody wants it otherwise. */
function type({ view }: Editing, text: string) {
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
      view.dispatch(insert());
  }
}

/** The environment knows no event of the clipboard; nothing here reads more of one. */
const pasting = () => new Event('paste') as ClipboardEvent;

const written = ({ view }: Editing) => htmlOf(view.state.doc);

describe('what is typed as plain text and means a form', () => {
  it.each([
    ['## 结构', '<h2>结构</h2>'],
    ['# 结构', '<h2>结构</h2>'],
    ['＃＃＃　词语', '<h2>词语</h2>'],
    ['- 一', '<ul><li><p>一</p></li></ul>'],
    ['1. 一', '<ol><li><p>一</p></li></ol>'],
    ['1、一', '<ol><li><p>一</p></li></ol>'],
    ['3．　三', '<ol start="3"><li><p>三</p></li></ol>'],
    ['> 引', '<blockquote><p>引</p></blockquote>'],
    ['》　引', '<blockquote><p>引</p></blockquote>'],
    ['```ts a', '<pre><code class="language-ts">a</code></pre>'],
    ['---一', '<hr><p>一</p>'],
    ['见**这里**。', '<p>见<strong>这里</strong>。</p>'],
    ['用`Map`数', '<p>用<code>Map</code>数</p>'],
    ['不~~是~~', '<p>不<s>是</s></p>'],
    ['若$x^2$则', '<p>若\\(x^2\\)则</p>'],
    ['若￥x+1￥则', '<p>若\\(x+1\\)则</p>'],
    ['$$\\frac12$$', '<p>$$\\frac12$$</p>'],
    ['价格$5到$6', '<p>价格$5到$6</p>'],
    ['收￥28，另收￥6', '<p>收￥28，另收￥6</p>'],
    ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
    ['C#  是', '<p>C# &nbsp;是</p>'],
  ])('%j becomes %j', (typed, html) => {
    const text = open();
    type(text, typed);
    expect(written(text)).toBe(html);
  });

  it.each(['## ', '＃＃　', '1、', '》　', '**重**', '$x^2$', '￥x￥'])(
    '%j is given back by Backspace',
    (typed) => {
      const text = open();
      type(text, typed);
      expect(text.view.state.doc.textContent).not.toBe(typed);
      text.run(undoInputRule);
      expect(text.view.state.doc.textContent).toBe(typed);
    },
  );

  it('is not looked for in code', () => {
    const text = open('<pre>x</pre>');
    type(text, '**a** $x$ - ');
    expect(text.view.state.doc.textContent).toBe('**a** $x$ - x');
  });
});

describe('the owner', () => {
  it('is told nothing inside a word of an input method, and all of it afterwards, also when the editor goes', () => {
    vi.useFakeTimers();
    try {
      const onChange = vi.fn<(html: string) => void>();
      const text = open('', { onChange });
      type(text, '学');
      const composing = vi.spyOn(text.view, 'composing', 'get').mockReturnValue(true);
      vi.advanceTimersByTime(5000);
      expect(onChange).not.toHaveBeenCalled();
      text.setHtml('<p>别处</p>');
      expect(text.view.state.doc.textContent).toBe('学');
      composing.mockReturnValue(false);
      vi.advanceTimersByTime(1000);
      expect(onChange).toHaveBeenLastCalledWith('<p>学</p>');
      type(text, '而');
      composing.mockReturnValue(true);
      text.destroy();
      editing = undefined;
      expect(onChange).toHaveBeenLastCalledWith('<p>学而</p>');
    } finally {
      vi.useRealTimers();
    }
  });

  it('has the words below a picture that never came', () => {
    const text = open('', { upload: () => () => new Promise(() => {}) });
    text.insertFiles([new File(['x'], 'a.png', { type: 'image/png' })]);
    const { view } = text;
    view.dispatch(view.state.tr.insertText('说明', 1));
    expect(written(text)).toBe('<p>说明</p>');
  });
});

describe('a picture inside the text', () => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  const html = `<figure><img src="${dot}" alt="点"></figure>`;

  it('stays when an older text is opened, and when it is cut and put elsewhere', () => {
    const text = open(html);
    expect(written(text)).toBe(html);
    const { view } = text;
    const { dom } = view.serializeForClipboard(view.state.doc.slice(0, view.state.doc.content.size));
    view.dispatch(view.state.tr.delete(0, view.state.doc.content.size));
    view.pasteHTML(dom.innerHTML, pasting());
    expect(written(text)).toContain(dot);
  });

  it('is left out, with a word about it, when it comes from elsewhere and nothing can be uploaded', () => {
    const onNotice = vi.fn<(notice: string) => void>();
    const text = open('', { onNotice });
    text.view.pasteHTML(`<p>前</p><img src="${dot}"><p>后</p>`, pasting());
    expect(text.view.state.doc.textContent).toBe('前后');
    expect(written(text)).not.toContain('data:');
    expect(onNotice).toHaveBeenCalledWith(expect.stringContaining('没有放进来'));
  });
});

it('CB-05 lets no formula become code: its letters would stand for it', () => {
  const text = open('<p>若 \\(x\\) 则</p>');
  text.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, 1, state.doc.content.size - 1)));
    return true;
  });
  text.run(toggleInline('code'));
  expect(written(text)).toBe('<p><code>若 </code>\\(x\\)<code> 则</code></p>');
});

it.each([
  ['若 a < b', 5, '<p>若 a &lt;| b</p>'],
  ['若\n则', 3, '<p>若</p><p>则|</p>'],
  ['若\n\n则 c', 4, '<p>若</p><p>则| c</p>'],
  ['若', 0, '<p>|若</p>'],
  ['<p>若</p>', 9, '<p>|若</p>', '<p>若</p>'],
  ['若 a<b', 5, '<p>若 a&lt;b|</p>'],
])('goes on in %j at %i, where the caret stood in the text area', (typed, caret, shown, source = '') => {
  const { view } = open(htmlOfTyped(typed, source));
  focusBehind(view, lettersBefore(typed, caret, source));
  view.dispatch(view.state.tr.insertText('|'));
  expect(htmlOf(view.state.doc)).toBe(shown);
});
