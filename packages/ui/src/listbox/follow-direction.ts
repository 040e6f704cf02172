/**
 * A ref for a popup: react-aria gives it the direction of the language, and a page may run the other way. Without one of
 * its own it runs as what it is drawn in.
 */
export function followDirection(popup: HTMLElement | null) {
  popup?.removeAttribute('dir');
}
