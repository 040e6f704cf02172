import { useContext, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Words } from '../collection/words.tsx';
import { ChevronDownIcon } from '../icons/index.ts';
import type { HeadingLevel } from '../layout/heading.tsx';
import { cx } from '../theme/cx.ts';
import { AccordionContext } from './accordion-context.ts';
import * as styles from './disclosure.css.ts';

const { words, title, description, aside } = styles;
const looks = { words, title, description, aside };

/**
 * Controlled by `isExpanded`, or uncontrolled from `defaultExpanded`; inside an `Accordion` the accordion holds the
 * state.
 */
export interface DisclosureProps {
  /** What is behind it: the heading, and the button's name. */
  title: ReactNode;
  /** Kept in the page while closed, so that the browser's own search finds it and opens it. */
  children: ReactNode;
  /** A second, quieter line below the title. */
  description?: ReactNode;
  /** Opposite the title: a count or a `Badge`. Spoken with the title; nothing in it can be pressed. */
  aside?: ReactNode;
  /** One of `@shuyuan/ui/icons`. */
  icon?: ReactNode;
  /** Tells it from the others of an `Accordion`. */
  id?: string;
  /** Holds whether it is open. Inside an `Accordion` that is the accordion's `value`. */
  isExpanded?: boolean;
  /** Open at first, then left to itself. */
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Place of its heading in the page's outline. @default that of its `Accordion`, or 3 */
  level?: HeadingLevel;
  /** Stays as it is; seen, but out of the tab order. */
  isDisabled?: boolean;
}

/** A title that shows and hides what is below it. */
export function Disclosure(props: DisclosureProps) {
  const { title, children, description, aside, icon, level, ...aria } = props;
  const accordion = useContext(AccordionContext);
  const Heading = `h${level ?? accordion?.level ?? 3}` as const;
  return (
    <AriaDisclosure
      {...aria}
      data-component="disclosure"
      className={cx(styles.disclosure, accordion ? styles.ruled : undefined)}
    >
      <Heading data-part="heading" className={styles.heading}>
        <Button slot="trigger" data-part="trigger" className={styles.trigger}>
          {icon && <span className={styles.icon}>{icon}</span>}
          <Words title={title} description={description} aside={aside} looks={looks} />
          <span className={styles.chevron}>
            <ChevronDownIcon size="small" />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel data-part="panel" className={styles.panel}>
        <div className={cx(styles.content, icon ? styles.indented : undefined)}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
