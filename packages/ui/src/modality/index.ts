export { isComposing } from './composition.ts';
export { focusedElement } from './focused-element.browser.ts';
export { lockScroll } from './lock-scroll.browser.ts';
