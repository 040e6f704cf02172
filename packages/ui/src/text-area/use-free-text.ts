import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ForwardedRef,
  type KeyboardEvent,
} from 'react';
import type { TextAreaProps } from './text-area.tsx';

/**
 * A text area that React does not follow key by key. The count is written straight into the page; React hears only
 * when the text gets too long, or short enough again.
 */
export function useFreeText(props: TextAreaProps, forwarded: ForwardedRef<HTMLTextAreaElement>) {
  const { value, maxLength, onChange, onSubmit, onEscape } = props;
  const area = useRef<HTMLTextAreaElement | null>(null);
  const counter = useRef<HTMLSpanElement>(null);
  const [excess, setExcess] = useState(0);

  const follow = (length: number) => {
    if (maxLength === undefined) return;
    if (counter.current) counter.current.textContent = `${length} / ${maxLength}`;
    setExcess(Math.max(0, length - maxLength));
  };

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    if (value !== undefined && element.value !== value) {
      element.value = value;
      grow(element);
    }
    follow(element.value.length);
  });

  const element = useCallback(
    (node: HTMLTextAreaElement | null) => {
      area.current = node;
      if (node) grow(node);
      if (typeof forwarded === 'function') forwarded(node);
      else if (forwarded) forwarded.current = node;
    },
    [forwarded],
  );

  return {
    element,
    counter,
    excess,
    handleInput: (event: FormEvent<HTMLTextAreaElement>) => {
      const target = event.currentTarget;
      grow(target);
      follow(target.value.length);
      onChange?.(target.value);
    },
    handleKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.(event.currentTarget.value);
      if (event.key === 'Escape') onEscape?.();
    },
  };
}

/** For browsers without `field-sizing`; they pay a layout per key. */
function grow(area: HTMLTextAreaElement) {
  if (typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight}px`;
}
