import type { KeyboardEvent } from 'react';
import type { RowStep } from './search-state.ts';

const steps: Partial<Record<string, RowStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

const isModified = (event: KeyboardEvent) => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Where a key of the list leads. */
export const stepOfList = (event: KeyboardEvent): RowStep | undefined =>
  isModified(event) ? undefined : steps[event.key];

/**
 * Where a key of the input leads. Home and End belong to the words as long as the caret has some way to go there, and
 * to the rows once one of them is active.
 */
export function stepOfInput(event: KeyboardEvent<HTMLInputElement>, hasActive: boolean): RowStep | undefined {
  const step = stepOfList(event);
  if (hasActive || (step !== 'first' && step !== 'last')) return step;
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const goal = step === 'first' ? 0 : value.length;
  return selectionStart === goal && selectionEnd === goal ? step : undefined;
}
