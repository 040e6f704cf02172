import { redo, undo } from 'prosemirror-history';
import { TextSelection } from 'prosemirror-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditing, type Editing } from './editing.ts';
import { htmlOf } from './html.ts';
import { richTextEditorStrings } from './rich-text-editor.strings.ts';
import type { UploadPicture } from './uploads.ts';

/** A picture that is on its way until somebody lets it arrive. */
interface Underway {
  signal: AbortSignal;
  arrive: (src: string) => void;
  fail: () => void;
}

let editing: Editing;
let underway: Underway[];
const onSending = vi.fn<(isSending: boolean) => void>();

const upload: UploadPicture = (_file, { signal }) =>
  new Promise((resolve, reject) => {
    underway.push({
      signal,
      arrive: (src) => resolve({ src }),
      fail: () => reject(new TypeError('offline')),
    });
  });

beforeEach(() => {
  underway = [];
  onSending.mockClear();
  const nothing = () => {};
  editing = createEditing(document.createElement('div'), {
    html: '<p>前</p><p>后</p>',
    attributes: () => ({}),
    isEditable: () => true,
    upload: () => upload,
    words: () => richTextEditorStrings['zh-CN'],
    label: () => undefined,
    onChange: nothing,
    onNotice: nothing,
    onSending,
    onFocusToolbar: nothing,
    onEditLink: nothing,
    onEditFormula: nothing,
  });
});
afterEach(() => editing.destroy());

const written = () => htmlOf(editing.view.state.doc);
const picture = () => editing.insertFiles([new File(['x'], 'a.png', { type: 'image/png' })]);

/** Puts the cursor behind a word, and writes. */
function write(behind: string, words: string) {
  const { view } = editing;
  let place = 0;
  view.state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes(behind)) place = pos + node.text.indexOf(behind) + behind.length;
  });
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, place)).insertText(words));
}

/** Takes the picture out of the text. */
function remove() {
  editing.run((state, dispatch) => {
    state.doc.descendants((node, pos) => {
      if (node.type.name === 'figure') dispatch?.(state.tr.delete(pos, pos + node.nodeSize));
      return false;
    });
    return true;
  });
}

describe('ED-03 while a picture is on its way', () => {
  it('goes on being written, and the picture lands at its place', async () => {
    write('前', '');
    picture();
    write('前', '面又写了很多');
    write('后', '面也是');
    underway[0]?.arrive('/media/1/a.png');
    await vi.waitFor(() =>
      expect(written()).toBe(
        '<p>前面又写了很多</p><figure><img src="/media/1/a.png" alt=""></figure><p>后面也是</p>',
      ),
    );
  });

  it('is no longer sent when it is taken out, and is sent anew when an undo brings it back', async () => {
    picture();
    remove();
    await vi.waitFor(() => expect(underway[0]?.signal.aborted).toBe(true));
    undo(editing.view.state, editing.view.dispatch);
    await vi.waitFor(() => expect(underway).toHaveLength(2));
    underway[1]?.arrive('/media/2/a.png');
    await vi.waitFor(() => expect(written()).toContain('/media/2/a.png'));
  });

  it('shows no dead address after any undo and redo', async () => {
    write('前', '言');
    picture();
    underway[0]?.arrive('/media/1/a.png');
    await vi.waitFor(() => expect(written()).toContain('/media/1/a.png'));
    const { view } = editing;
    for (const step of [undo, undo, redo, redo, undo, redo]) {
      step(view.state, view.dispatch);
      await Promise.resolve();
      for (const shown of view.dom.querySelectorAll('img'))
        expect(shown.getAttribute('src')).toBe('/media/1/a.png');
    }
    expect(written()).toContain('/media/1/a.png');
  });

  it('lets its owner know, so that nothing is sent without it', async () => {
    picture();
    picture();
    expect(onSending.mock.calls).toEqual([[true]]);
    underway[0]?.arrive('/media/1/a.png');
    await vi.waitFor(() => expect(written()).toContain('/media/1/a.png'));
    expect(onSending).toHaveBeenCalledTimes(1);
    underway[1]?.fail();
    await vi.waitFor(() => expect(onSending.mock.calls).toEqual([[true], [false]]));
  });

  it('has nothing on its way any more when the editor goes', () => {
    picture();
    editing.destroy();
    expect(onSending.mock.calls).toEqual([[true], [false]]);
    expect(underway[0]?.signal.aborted).toBe(true);
  });
});
