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

/** Digits of any width, as Chinese input methods may write them, and nothing else. */
const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');

/** The digits, the place of the caret, and what the input listens to. */
export function useCode(props: CodeFieldProps) {
  const { length = 6, value, defaultValue, onChange, onComplete, isPending } = props;
  const [digits, setDigits] = useHeldText({ value, defaultValue, onChange });
  // What an input method is still composing is shown as it is, and judged when it is done.
  const [composed, setComposed] = useState<string | null>(null);
  const [place, setPlace] = useState(digits.length);

  const accept = (text: string) => {
    const next = digitsOf(text).slice(0, length);
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
    /** A whole code replaces what is there, wherever the caret stands. */
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const pasted = digitsOf(event.clipboardData.getData('text'));
      if (pasted.length < length || isPending) return;
      event.preventDefault();
      accept(pasted);
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
