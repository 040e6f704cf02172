import { useRef, type RefObject } from 'react';
import type { Selection } from 'react-aria-components/GridList';
import { chosenIds } from './chosen-ids.ts';

/** How things of a collection are chosen: alike in a list, a tree, a table and a group of tags. */
export interface ChoiceProps {
  /** Whether one or several can be chosen: rows by their boxes, tags as filters. @default 'none' */
  selection?: 'none' | 'single' | 'multiple';
  /** Holds the `id`s of what is chosen. Leave out, with `defaultValue`, to let the component hold them. */
  value?: readonly string[];
  /** `id`s of what is chosen at first, where the component holds them. */
  defaultValue?: readonly string[];
  /** Called with all that are chosen now. */
  onChange?: (value: string[]) => void;
}

/** The same as react-aria asks for it, and a ref for what the items stand in. */
export function useChoice(
  { selection = 'none', value, defaultValue, onChange }: ChoiceProps,
  given?: RefObject<HTMLDivElement | null>,
) {
  const own = useRef<HTMLDivElement>(null);
  const root = given ?? own;
  const choice = {
    selectionMode: selection,
    ...(value && { selectedKeys: value }),
    ...(defaultValue && { defaultSelectedKeys: defaultValue }),
    ...(onChange && { onSelectionChange: (keys: Selection) => onChange(chosenIds(keys, root.current)) }),
  };
  return [root, choice] as const;
}
