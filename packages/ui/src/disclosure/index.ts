export { Accordion, type AccordionProps } from './accordion.tsx';
export { Disclosure, type DisclosureProps } from './disclosure.tsx';
