/** Where an arrow key, Home or End goes from a tab: past what is disabled, round the ends, along the text. */
export function tabAt(list: HTMLElement, from: Element, key: string): HTMLElement | undefined {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled])')];
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const at = tabs.findIndex((tab) => tab.contains(from));
  if (key === 'Home') return tabs[0];
  if (key === 'End') return tabs.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return tabs.at(key === forward ? (at + 1) % tabs.length : at - 1);
}
