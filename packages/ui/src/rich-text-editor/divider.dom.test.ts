import fc from 'fast-check';
import { baseKeymap } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { TextSelection } from 'prosemirror-state';
import { afterEach, describe, expect, it } from 'vitest';
import { anyDocuments } from './documents.fixtures.ts';
import { divideAfter, divideHere, dividerOf } from './divider.ts';
import { dividerMark, joinAtDivider, splitAtDivider } from './divider-mark.ts';
import { createEditing, type Editing } from './editing.ts';
import { documentOf, htmlOf } from './html.ts';
import { richTextEditorStrings } from './rich-text-editor.strings.ts';
import { htmlOfTyped } from './typed-text.ts';

let editing: Editing | undefined;

afterEach(() => {
  editing?.destroy();
  editing = undefined;
});

function open(html: string, onChange: (html: string) => void = () => {}) {
  const nothing = () => {};
  editing = createEditing(document.createElement('div'), {
    html,
    attributes: () => ({}),
    isEditable: () => true,
    upload: () => undefined,
    label: () => (percent) => `到这里${percent}%`,
    words: () => richTextEditorStrings['zh-CN'],
    onChange,
    onNotice: nothing,
    onFocusToolbar: nothing,
    onEditLink: nothing,
    onEditFormula: nothing,
  });
  return editing;
}

const written = ({ view }: Editing) => htmlOf(view.state.doc);
const lineOf = ({ view }: Editing) => view.dom.querySelector<HTMLElement>('[data-part="divider"]');
const buttons = (of: Editing) => [...(lineOf(of)?.querySelectorAll('button') ?? [])];

function select({ view }: Editing, from: number, to = from) {
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
}

const divided = joinAtDivider('<p>一一</p><p>二二</p>', '<p>三三</p>');

describe('the line that divides a text', () => {
  it('stands where its mark does, and is written there again', () => {
    fc.assert(
      fc.property(anyDocuments, fc.nat(), (doc, at) => {
        const count = at % (doc.childCount + 1);
        const html = htmlOf(doc.type.create({ divider: count }, doc.content));
        const plain = htmlOf(doc);
        expect(splitAtDivider(html).join('')).toBe(plain);
        if (plain === '') return;
        const again = documentOf(html);
        again.check();
        expect(htmlOf(again)).toBe(html);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps two halves apart that would run together, and loses nothing of them', () => {
    const doc = documentOf(joinAtDivider('前面', '后面'));
    expect(doc.childCount).toBe(2);
    expect(dividerOf(doc)).toBe(1);
    expect(htmlOf(doc)).toBe(joinAtDivider('<p>前面</p>', '<p>后面</p>'));
  });

  it('says how much stands before it', () => {
    expect(lineOf(open(divided))?.textContent).toContain('到这里67%');
  });

  it('is moved by its buttons and by arrow keys, and not beyond the text', () => {
    const here = open(divided);
    buttons(here)[1]?.click();
    expect(written(here)).toBe(joinAtDivider('<p>一一</p><p>二二</p><p>三三</p>', ''));
    buttons(here)[1]?.click();
    expect(dividerOf(here.view.state.doc)).toBe(3);
    const up = () =>
      lineOf(here)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    for (let presses = 0; presses < 5; presses += 1) up();
    expect(written(here)).toBe(joinAtDivider('', '<p>一一</p><p>二二</p><p>三三</p>'));
  });

  it('comes below the block in which the writer is', () => {
    const here = open(divided);
    select(here, 2);
    here.run(divideHere);
    expect(dividerOf(here.view.state.doc)).toBe(1);
  });

  it('stays between its blocks while words and blocks are written around it', () => {
    const here = open(divided);
    select(here, 2);
    baseKeymap['Enter']?.(here.view.state, here.view.dispatch);
    expect(written(here)).toBe(joinAtDivider('<p>一</p><p>一</p><p>二二</p>', '<p>三三</p>'));
    select(here, here.view.state.doc.content.size - 1);
    baseKeymap['Enter']?.(here.view.state, here.view.dispatch);
    here.view.dispatch(here.view.state.tr.insertText('四'));
    expect(written(here)).toBe(joinAtDivider('<p>一</p><p>一</p><p>二二</p>', '<p>三三</p><p>四</p>'));
  });

  it('lets nothing before it that stood behind it, and comes back by undo', () => {
    const here = open(divided);
    // From the middle of the second paragraph to the middle of the third, which become one.
    select(here, 6, 10);
    here.view.dispatch(here.view.state.tr.deleteSelection());
    expect(written(here)).toBe(joinAtDivider('<p>一一</p>', '<p>二三</p>'));
    undo(here.view.state, here.view.dispatch);
    expect(written(here)).toBe(divided);
    redo(here.view.state, here.view.dispatch);
    expect(written(here)).toBe(joinAtDivider('<p>一一</p>', '<p>二三</p>'));
  });

  it('outlives its text, and lets an undo bring nothing to the wrong side', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.nat(12), (one, other) => {
        const here = open(divided);
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        here.view.dispatch(here.view.state.tr.deleteRange(from, to));
        expect(dividerOf(here.view.state.doc)).not.toBeNull();
        expect(splitAtDivider(written(here))[0]).not.toContain('三');
        undo(here.view.state, here.view.dispatch);
        expect(written(here)).toBe(divided);
        here.destroy();
      }),
      { numRuns: 60 },
    );
  });

  it('begins behind a third where it was not yet, which no undo takes away', () => {
    const here = open('<p>一一</p><p>二二</p><p>三三</p>');
    expect(lineOf(here)).toBeNull();
    here.divide();
    expect(written(here)).toBe(joinAtDivider('<p>一一</p>', '<p>二二</p><p>三三</p>'));
    undo(here.view.state, here.view.dispatch);
    expect(lineOf(here)).not.toBeNull();
  });

  it('is told to the owner when the focus leaves it, and before the page saves by its keys', () => {
    const told: string[] = [];
    const here = open(divided, (html) => void told.push(html));
    document.body.append(here.view.dom);
    buttons(here)[0]?.click();
    buttons(here)[0]?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(told).toEqual([joinAtDivider('<p>一一</p>', '<p>二二</p><p>三三</p>')]);
    divideAfter(0)(here.view.state, here.view.dispatch);
    here.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
    expect(told).toHaveLength(2);
    here.view.dom.remove();
  });

  it('is told to the owner with the text, also when the page is hidden', () => {
    const told: string[] = [];
    const here = open(divided, (html) => void told.push(html));
    divideAfter(1)(here.view.state, here.view.dispatch);
    expect(told).toEqual([]);
    window.dispatchEvent(new Event('pagehide'));
    expect(told).toEqual([joinAtDivider('<p>一一</p>', '<p>二二</p><p>三三</p>')]);
  });

  it('outlives the text area that stands there first', () => {
    expect(htmlOfTyped(`前${dividerMark}后`, dividerMark)).toBe(joinAtDivider('<p>前</p>', '<p>后</p>'));
  });
});
