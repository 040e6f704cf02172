import type { Selection } from 'react-aria-components/GridList';

/** What is chosen, as plain `id`s; "all" is read from what the page shows, without what is disabled. */
export function chosenIds(keys: Selection, root: HTMLElement | null): string[] {
  if (keys !== 'all') return [...keys].map(String);
  const items =
    root?.querySelectorAll<HTMLElement>('[role="row"][data-key]:not([aria-disabled="true"])') ?? [];
  return [...items].map(({ dataset }) => dataset['key'] ?? '');
}
