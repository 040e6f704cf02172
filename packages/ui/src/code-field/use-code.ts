import {
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type InputEvent as ReactInputEvent,
  type SyntheticEvent,
} from 'react';
import { useHeldText } from '../field/use-held-text.ts';
import type { CodeFieldProps } from './code-field.tsx';
import { codeIn, digitsOf, isOfDigits } from './code-in.ts';

/** The digits, the place of the caret, and what the input listens to. */
export function useCode(props: CodeFieldProps) {
  const { length = 6, value, defaultValue, onChange, onComplete, isPending } = props;
  const [digits, setDigits] = useHeldText({ value, defaultValue, onChange });
  // What an input method is still composing is shown as it is, and judged when it is done.
  const [composed, setComposed] = useState<string | null>(null);
  const [place, setPlace] = useState(digits.length);

  const accept = (text: string) => {
    const next = codeIn(text, length) ?? digitsOf(text).slice(0, length);
    setDigits(next);
    setPlace(next.length);
    if (next.length === length && next !== digits) onComplete?.(next);
  };

  const handlers = {
    value: composed ?? digits,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: text } = event.currentTarget;
      if ((event.nativeEvent as InputEvent).isComposing) setComposed(text);
      else accept(text);
    },
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => setComposed(event.currentTarget.value),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      setComposed(null);
      accept(event.currentTarget.value);
    },
    /**
     * A whole code replaces what is there, wherever the caret stands, and a part of one is added. Of a message without a code
     * nothing is taken: its other digits would make a wrong one.
     */
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text');
      const code = codeIn(pasted, length);
      if (isPending || (code === null && isOfDigits(pasted))) return;
      event.preventDefault();
      if (code !== null) accept(code);
    },
    /** A digit typed before another one takes its place once the code is full, instead of pushing the last one out. */
    onBeforeInput: (event: ReactInputEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const { selectionStart: start, selectionEnd: end } = input;
      if (digits.length === length && start !== null && start === end && start < length)
        input.setSelectionRange(start, start + 1);
    },
    onSelect: (event: SyntheticEvent<HTMLInputElement>) =>
      setPlace(event.currentTarget.selectionStart ?? digits.length),
  };
  return [digits, place, handlers] as const;
}
