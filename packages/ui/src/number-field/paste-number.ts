import type { ClipboardEvent } from 'react';
import { plainCharacters } from '../field/plain-characters.ts';

/** The first number of a text: `￥1,299.00元` is `1,299.00`; null when there is none. */
const numberIn = (text: string) =>
  /[-−]?\d(?:[\d.,]*\d)?%?/.exec(plainCharacters(text).replaceAll(/\s/g, ''))?.[0] ?? null;

/** Pastes the number alone: react-aria refuses a text with anything else in it, seen or unseen. */
export function pasteNumber(event: ClipboardEvent<HTMLElement>) {
  const { target: input, clipboardData } = event;
  const pasted = clipboardData.getData('text').trim();
  const number = numberIn(pasted);
  if (!(input instanceof HTMLInputElement) || number === null || number === pasted) return;
  event.preventDefault();
  event.stopPropagation();
  if (input.readOnly || input.disabled) return;
  input.setRangeText(number, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', data: number }));
}
