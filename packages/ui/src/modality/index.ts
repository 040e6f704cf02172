export { isComposing } from './composition.ts';
export { focusedElement } from './focused-element.browser.ts';
export { holdPage } from './hold-page.browser.ts';
