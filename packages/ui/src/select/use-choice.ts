import { useState } from 'react';

/** The values chosen: the owner's where it holds them, else its own, which a form's reset sets back. */
export function useChoice<Value extends string>(
  held: readonly Value[] | undefined,
  initial: readonly Value[],
  onChange: (values: readonly Value[]) => void,
) {
  const [own, setOwn] = useState(initial);
  const choose = (values: readonly Value[]) => {
    setOwn(values);
    onChange(values);
  };
  return { chosen: held ?? own, choose, reset: () => setOwn(initial) };
}
