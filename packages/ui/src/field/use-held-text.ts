import { useState } from 'react';

interface HeldText {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
}

/** Text held by its owner when there is a `value`, by the field itself otherwise. */
export function useHeldText({ value, defaultValue = '', onChange }: HeldText) {
  const [own, setOwn] = useState(defaultValue);
  const text = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    if (next !== text) onChange?.(next);
  };
  return [text, change] as const;
}
