import { useMemo, type ReactNode } from 'react';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import type { HeadingLevel } from '../layout/heading.tsx';
import { AccordionContext } from './accordion-context.ts';
import * as styles from './disclosure.css.ts';

/** Controlled by `value`, or uncontrolled from `defaultValue`; both list `id`s of its disclosures. */
export interface AccordionProps {
  /** `Disclosure`s, each with an `id`. */
  children: ReactNode;
  /** Lets several be open at once. Without it, opening one closes the other. */
  allowsMultiple?: boolean;
  /** Holds the `id`s of those that are open. Leave out, with `defaultValue`, to let it hold them. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (value: string[]) => void;
  /** Place of its headings in the page's outline. @default 3 */
  level?: HeadingLevel;
  /** Stops all of them from opening and closing. */
  isDisabled?: boolean;
}

/** Several disclosures under each other, with a hairline between them: questions and answers, chapters of a course. */
export function Accordion(props: AccordionProps) {
  const { children, allowsMultiple = false, value, defaultValue, onChange, level = 3, isDisabled } = props;
  const settled = useMemo(() => ({ level }), [level]);
  return (
    <DisclosureGroup
      allowsMultipleExpanded={allowsMultiple}
      {...(value && { expandedKeys: value })}
      {...(defaultValue && { defaultExpandedKeys: defaultValue })}
      {...(onChange && { onExpandedChange: (keys) => onChange([...keys].map(String)) })}
      {...(isDisabled && { isDisabled })}
      data-component="accordion"
      className={styles.accordion}
    >
      <AccordionContext.Provider value={settled}>{children}</AccordionContext.Provider>
    </DisclosureGroup>
  );
}
