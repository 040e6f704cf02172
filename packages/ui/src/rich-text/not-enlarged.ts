import type { RichTextStrings } from './rich-text.strings.ts';

/** Says beside a picture that it did not open large; its button is there to be pressed again. */
export function tellNotEnlarged(button: HTMLElement, words: RichTextStrings) {
  const told = button.ownerDocument.createElement('span');
  told.setAttribute('role', 'alert');
  told.setAttribute('data-part', 'not-enlarged');
  told.textContent = words.notEnlarged;
  button.after(told);
}

export function takeBackNotEnlarged(root: HTMLElement) {
  for (const told of root.querySelectorAll('[data-part="not-enlarged"]')) told.remove();
}
