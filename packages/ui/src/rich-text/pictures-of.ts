import type { LightBoxPicture } from '../light-box/index.ts';

/** Every picture of a text that can be enlarged, and which of them a button stands for. */
export function picturesOf(root: HTMLElement, pressed: HTMLElement) {
  const buttons = [...root.querySelectorAll('[data-part="enlarge"]')];
  const pictures = buttons.map((button): LightBoxPicture => {
    const picture = button.querySelector('img');
    const caption = button.closest('figure')?.querySelector('figcaption')?.textContent?.trim();
    return {
      src: picture?.src ?? '',
      alt: picture?.alt ?? '',
      ...(caption && { caption }),
    };
  });
  return { pictures, index: buttons.indexOf(pressed) };
}
