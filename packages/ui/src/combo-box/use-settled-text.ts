import { useRef, useState } from 'react';

/**
 * The text of a field as far as the reader has decided on it. While an input method is open, what stands in the field are the
 * letters of a word to come: nothing must be searched for them.
 */
export function useSettledText(initial: string, onSettle: ((text: string) => void) | undefined) {
  const [settled, setSettled] = useState(initial);
  const text = useRef(initial);
  const isComposing = useRef(false);
  const settle = () => {
    if (text.current === settled) return;
    setSettled(text.current);
    onSettle?.(text.current);
  };
  return {
    settled,
    handleInput: (next: string) => {
      text.current = next;
      if (!isComposing.current) settle();
    },
    composition: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: () => {
        isComposing.current = false;
        settle();
      },
    },
  };
}
