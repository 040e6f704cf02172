import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStage } from './shadow-stage.browser.ts';

/** A page that takes every key which it sees come from no field of its own, as many pages do with `/`. */
let seen: string[];

function takeKey(event: KeyboardEvent) {
  if (event.target instanceof HTMLInputElement) return;
  seen.push(event.key);
  event.preventDefault();
}

beforeEach(() => {
  seen = [];
  for (const name of ['keydown', 'keypress', 'keyup'] as const) document.addEventListener(name, takeKey);
});
afterEach(() => {
  for (const name of ['keydown', 'keypress', 'keyup'] as const) document.removeEventListener(name, takeKey);
  document.body.replaceChildren();
});

/** A field of a widget; answers whether a key that is pressed in it still does what it does. */
function fieldOf(markup: string, place: 'stage' | 'overlays' = 'stage') {
  const element = document.body.appendChild(document.createElement('div'));
  const opened = openStage(element, new CSSStyleSheet());
  opened[place].innerHTML = markup;
  const field = opened[place].firstElementChild as HTMLElement;
  if (field.hasAttribute('contenteditable'))
    Object.defineProperty(field, 'isContentEditable', { value: true });
  return (init: KeyboardEventInit, type = 'keydown') =>
    field.dispatchEvent(
      new KeyboardEvent(type, { bubbles: true, composed: true, cancelable: true, ...init }),
    );
}

const fields = [
  '<input>',
  '<input type="tel">',
  '<input type="search">',
  '<textarea></textarea>',
  '<select></select>',
  '<div contenteditable="true"></div>',
];

it.each(fields)('keeps what is typed into %s from the page around', (markup) => {
  const press = fieldOf(markup);
  for (const key of ['/', 'j', '？', ' ', 'ArrowDown', 'Home', 'Enter', 'Backspace', 'Process'])
    expect([key, press({ key })]).toEqual([key, true]);
  for (const key of ['a', 'c', 'v', 'z', 'Z']) expect(press({ key, ctrlKey: true })).toBe(true);
  for (const key of ['a', 'v']) expect(press({ key, metaKey: true })).toBe(true);
  expect(press({ key: 'ArrowLeft', shiftKey: true, ctrlKey: true })).toBe(true);
  expect(press({ key: '/' }, 'keypress')).toBe(true);
  expect(press({ key: '/' }, 'keyup')).toBe(true);
  expect(seen).toEqual([]);
});

it('keeps what is typed into a field of a dialog', () => {
  expect(fieldOf('<input>', 'overlays')({ key: '/' })).toBe(true);
  expect(seen).toEqual([]);
});

it('lets Escape, Tab and what a field has no use for go on to the page', () => {
  const press = fieldOf('<input>');
  for (const key of ['Escape', 'Tab', 'F6']) press({ key });
  press({ key: 'k', ctrlKey: true });
  press({ key: 's', metaKey: true });
  press({ key: 'm', altKey: true });
  expect(seen).toEqual(['Escape', 'Tab', 'F6', 'k', 's', 'm']);
});

it.each(['<button></button>', '<input type="submit">', '<div tabindex="0"></div>'])(
  'lets a key that is pressed on %s go on',
  (markup) => {
    fieldOf(markup)({ key: '/' });
    expect(seen).toEqual(['/']);
  },
);
