import { ChevronDownIcon } from '@shuyuan/ui/icons';
import { useLocation } from 'react-router-dom';
import { useStrings } from '../../stores/site-context.tsx';
import { GivenLink } from '../given-link.tsx';
import type { NavEntry } from './open-navigation.ts';
import { HeaderPanel } from './header-panel.tsx';
import * as styles from './header.css.ts';
import { headerStrings } from './header.strings.ts';

export interface HeaderNavigationProps {
  entries: readonly NavEntry[];
}

/** The server's navigation; an entry with children opens them below it. */
export function HeaderNavigation({ entries }: HeaderNavigationProps) {
  const strings = useStrings(headerStrings);
  return (
    <nav aria-label={strings.navigation}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            {entry.href !== null && <NavLink href={entry.href}>{entry.name}</NavLink>}
            {entry.children.length > 0 && <Children entry={entry} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Children({ entry: { name, href, children } }: { entry: NavEntry }) {
  const strings = useStrings(headerStrings);
  const chevron = <ChevronDownIcon size="small" />;
  return (
    <HeaderPanel
      align="start"
      {...(href !== null && { label: strings.moreOf(name) })}
      trigger={
        href === null ? (
          <>
            {name}
            {chevron}
          </>
        ) : (
          chevron
        )
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" className={styles.panelList}>
        {children.map((child) => (
          <li key={child.id}>
            <PanelLink href={child.href}>{child.name}</PanelLink>
          </li>
        ))}
      </ul>
    </HeaderPanel>
  );
}

function NavLink({ href, children }: { href: string; children: string }) {
  const { pathname } = useLocation();
  const isHere = href.replace(/[?#].*/s, '') === pathname;
  return (
    <GivenLink address={href} className={styles.navLink} isHere={isHere}>
      {children}
    </GivenLink>
  );
}

function PanelLink({ href, children }: { href: string; children: string }) {
  const { pathname, search } = useLocation();
  return (
    <GivenLink address={href} className={styles.panelEntry} isHere={href === pathname + search}>
      {children}
    </GivenLink>
  );
}
