import { Fragment } from 'react';
import { ChevronRightIcon } from '../icons/index.ts';
import { Link } from '../link/link.tsx';
import { useStrings } from '../provider/ui-context.ts';
import * as styles from './breadcrumbs.css.ts';
import { breadcrumbsStrings } from './breadcrumbs.strings.ts';

/** One step of the path, from the outermost page to this one. */
export interface Breadcrumb {
  label: string;
  /** Left out for a step that has no page of its own. The last step is where the reader is and never a link. */
  href?: string;
}

/** The last item is the current page, and is drawn without a link even if it has an `href`. */
export interface BreadcrumbsProps {
  /** From the outermost inwards. */
  items: readonly Breadcrumb[];
}

/** Where this page lies, and the way back up. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const strings = useStrings(breadcrumbsStrings);
  return (
    <nav data-component="breadcrumbs" aria-label={strings.label}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ol role="list" className={styles.list}>
        {items.map((item, index) => (
          <li key={`${index} ${item.label}`} data-part="item" className={styles.item}>
            <Step item={item} isLast={index === items.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ item, isLast }: { item: Breadcrumb; isLast: boolean }) {
  if (isLast)
    return (
      <span data-part="current" aria-current="page" className={styles.current}>
        {item.label}
      </span>
    );
  return (
    <Fragment>
      {item.href ? (
        <Link data-part="link" href={item.href} className={styles.link}>
          {item.label}
        </Link>
      ) : (
        <span>{item.label}</span>
      )}
      <ChevronRightIcon size="small" />
    </Fragment>
  );
}
