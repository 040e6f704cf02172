import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../modality/composition.ts';
import { codePoints } from '../modality/limit-typing.browser.ts';
import type { TextAreaProps } from './text-area.tsx';

/**
 * A text area that React does not follow key by key. The count is written straight into the page; React hears only
 * when the text gets too long, or short enough again.
 */
export function useFreeText({ value, maxLength, lengthOf = codePoints, ...props }: TextAreaProps) {
  const { onChange, onSubmit, onEscape, onKey } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const count = useRef<HTMLSpanElement>(null);
  const [excess, setExcess] = useState(0);

  const follow = (text: string) => {
    if (maxLength === undefined) return;
    const length = lengthOf(text);
    count.current?.replaceChildren(`${length} / ${maxLength}`);
    setExcess(Math.max(0, length - maxLength));
  };

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    if (value !== undefined && element.value !== value) element.value = value;
    grow(element);
    // oxlint-disable-next-line react/set-state-in-effect -- text may be filled in or kept by the browser: only the element knows its length
    follow(element.value);
  });

  const handleInput = (element: HTMLTextAreaElement) => {
    grow(element);
    follow(element.value);
    onChange?.(element.value);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    onKey?.(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit?.(event.currentTarget.value);
    if (event.key === 'Escape') onEscape?.();
  };

  return [area, count, excess, { handleInput, handleKeyDown }] as const;
}

/** For browsers without `field-sizing`; they pay a layout per key. */
function grow(area: HTMLTextAreaElement) {
  if (typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight}px`;
}
