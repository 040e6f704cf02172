/** A ref for a popup: react-aria would give it the direction of the language, and a page may run the other way. */
export function followDirection(popup: HTMLElement | null) {
  if (popup?.parentElement) popup.dir = getComputedStyle(popup.parentElement).direction;
}
