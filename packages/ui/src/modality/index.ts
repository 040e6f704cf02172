export { isComposing } from './composition.ts';
export { focusedElement } from './focused-element.browser.ts';
export { limitTyping, type TextLimit } from './limit-typing.browser.ts';
export { lockScroll } from './lock-scroll.browser.ts';
export { usePageKeys } from './use-page-keys.browser.ts';
