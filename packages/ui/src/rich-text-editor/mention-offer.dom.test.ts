import { TextSelection } from 'prosemirror-state';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditing, type Editing } from './editing.ts';
import { htmlOf } from './html.ts';
import type { FindPeople } from './mention-offer.ts';
import { richTextEditorStrings } from './rich-text-editor.strings.ts';

const people = [
  { id: 12, name: '林远', avatar: '' },
  { id: 13, name: '林夏', avatar: '' },
];
const findPeople = vi.fn<FindPeople>();
let editing: Editing;

beforeEach(() => {
  vi.useFakeTimers();
  findPeople.mockReset().mockResolvedValue(people);
  open('<p></p>');
});
afterEach(() => {
  editing.destroy();
  vi.useRealTimers();
});

function open(html: string) {
  editing?.destroy();
  const nothing = () => {};
  editing = createEditing(document.createElement('div'), {
    html,
    attributes: () => ({}),
    isEditable: () => true,
    upload: () => undefined,
    findPeople: () => findPeople,
    words: () => richTextEditorStrings['zh-CN'],
    label: () => undefined,
    onChange: nothing,
    onNotice: nothing,
    onFocusToolbar: nothing,
    onEditLink: nothing,
    onEditFormula: nothing,
  });
  const { state } = editing.view;
  editing.view.dispatch(state.tr.setSelection(TextSelection.atEnd(state.doc)));
}

const type = (text: string) => editing.view.dispatch(editing.view.state.tr.insertText(text));
const settle = () => vi.advanceTimersByTimeAsync(200);
const written = () => htmlOf(editing.view.state.doc);
const offered = () => editing.mentions.get()?.people.map(({ name }) => name);

/** Whether the list has taken a key for itself. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  const { plugin } = editing.mentions;
  return plugin.props.handleKeyDown?.call(plugin, editing.view, event) ?? false;
}

describe('[CM-09] a name behind @', () => {
  it('offers people once typing pauses, and Enter puts in the one that is chosen, by id', async () => {
    type('请 @林');
    expect(offered()).toBeUndefined();
    await settle();
    expect(findPeople.mock.calls).toEqual([['林']]);
    expect(offered()).toEqual(['林远', '林夏']);
    press('ArrowDown');
    expect(press('Enter')).toBe(true);
    expect(written()).toBe('<p>请 <span data-mention="13">@林夏</span>&nbsp;</p>');
    expect(offered()).toBeUndefined();
  });

  it('leaves Enter to an input method that is at work', async () => {
    type('@林');
    await settle();
    expect(press('Enter', { isComposing: true })).toBe(false);
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
    expect(press('Enter', { keyCode: 229 })).toBe(false);
    expect(written()).toBe('<p>@林</p>');
    expect(offered()).toEqual(['林远', '林夏']);
  });

  it('is sent away by Escape until another one is begun', async () => {
    type('@林');
    await settle();
    expect(press('Escape')).toBe(true);
    type('远');
    await settle();
    expect(offered()).toBeUndefined();
    type(' @');
    await settle();
    expect(offered()).toEqual(['林远', '林夏']);
  });

  it.each([
    ['an address of mail', '<p>a</p>', '@b'],
    ['a block of code', '<pre><code>x </code></pre>', '@b'],
    ['code among words', '<p>字 <code>x </code></p>', '@b'],
    ['many letters', '<p></p>', `@${'长'.repeat(21)}`],
  ])('offers nobody in %s', async (_, html, typed) => {
    open(html);
    type(typed);
    await settle();
    expect(findPeople).not.toHaveBeenCalled();
  });

  it('offers the newest answer alone, and nobody when none comes', async () => {
    const first = Promise.withResolvers<typeof people>();
    findPeople.mockReturnValueOnce(first.promise);
    type('@林');
    await settle();
    findPeople.mockResolvedValueOnce(people.slice(0, 1));
    type('远');
    await settle();
    first.resolve(people);
    await settle();
    expect(offered()).toEqual(['林远']);
    findPeople.mockRejectedValueOnce(new Error('offline'));
    type('山');
    await settle();
    expect(offered()).toBeUndefined();
  });

  it('goes as one, and is read again by id, with a name that says what it likes', () => {
    const html = '<p>见 <span data-mention="12">@a &lt;b&gt;</span></p>';
    open(html);
    expect(written()).toBe(html);
    const { state } = editing.view;
    editing.view.dispatch(state.tr.delete(state.selection.from - 1, state.selection.from));
    expect(written()).toBe('<p>见&nbsp;</p>');
  });
});
