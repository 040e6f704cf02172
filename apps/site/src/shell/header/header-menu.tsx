import { Drawer } from '@shuyuan/ui/drawer';
import { RecordScreenIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useLocation } from 'react-router-dom';
import { useRoute } from '../use-route.ts';
import { useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import { GivenLink } from '../given-link.tsx';
import { recorderStrings } from '../recorder/recorder.strings.ts';
import { AppearanceChoices } from './appearance-menu.tsx';
import * as styles from './header-menu.css.ts';
import * as headerStyles from './header.css.ts';
import { headerStrings } from './header.strings.ts';
import type { NavEntry } from './open-navigation.ts';
import { UserPanel } from './user-menu.tsx';

export interface HeaderMenuProps {
  entries: readonly NavEntry[];
  isOpen: boolean;
  onClose: () => void;
  /** Closes it at once, moves the focus to its button, and goes on with `next`. */
  onLeave: (next?: () => void) => void;
}

/** T14: what a narrow header has no room for: sign-in or the person, the navigation, and the choices of this device. */
export function HeaderMenu({ entries, isOpen, onClose, onLeave }: HeaderMenuProps) {
  const { menu } = useStrings(headerStrings);
  return (
    <Drawer
      side="end"
      size="small"
      title={menu}
      isOpen={isOpen}
      onOpenChange={(isWanted) => {
        if (!isWanted) onClose();
      }}
    >
      <div className={styles.menu}>
        <Visitor onLeave={onLeave} />
        <Entries entries={entries} />
        <Person onLeave={onLeave} />
        <div className={styles.part}>
          <AppearanceChoices />
        </div>
      </div>
    </Drawer>
  );
}

type Leaving = Pick<HeaderMenuProps, 'onLeave'>;

function Visitor({ onLeave }: Leaving) {
  const { session } = useSite();
  const { login, register } = useStrings(headerStrings);
  const isSignedIn = useSession(({ user }) => user !== null);
  const { name } = useRoute();
  if (isSignedIn || name === 'login') return null;
  // The focus is at the menu's button by then, and the dialog gives it back.
  const ask = (mode: 1 | 2) => onLeave(() => session.requestLogin(mode, { kind: 'header', run() {} }));
  return (
    <div className={styles.visitor}>
      <NativeButton tone="action" onPress={() => ask(1)}>
        {login}
      </NativeButton>
      <NativeButton onPress={() => ask(2)}>{register}</NativeButton>
    </div>
  );
}

function Entries({ entries }: Pick<HeaderMenuProps, 'entries'>) {
  const { navigation } = useStrings(headerStrings);
  const { pathname, search } = useLocation();
  return (
    <nav aria-label={navigation}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" className={headerStyles.panelList}>
        {entries.map(({ id, name, href, children }) => (
          <li key={id}>
            {href === null ? (
              <span className={styles.heading}>{name}</span>
            ) : (
              <GivenLink
                address={href}
                className={styles.entry}
                isHere={href.replace(/[?#].*/s, '') === pathname}
              >
                {name}
              </GivenLink>
            )}
            {children.length > 0 && (
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
              <ul role="list" className={styles.children}>
                {children.map((child) => (
                  <li key={child.id}>
                    <GivenLink
                      address={child.href}
                      className={headerStyles.panelEntry}
                      isHere={child.href === pathname + search}
                    >
                      {child.name}
                    </GivenLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Person({ onLeave }: Leaving) {
  const { recorder } = useSite();
  const { record } = useStrings(recorderStrings);
  const user = useSession((state) => state.user);
  if (!user) return null;
  return (
    <div className={styles.part}>
      <button
        type="button"
        className={headerStyles.panelEntry}
        onClick={() => onLeave(() => void recorder.open())}
      >
        <RecordScreenIcon size="small" />
        {record}
      </button>
      <UserPanel user={user} onSignedOut={onLeave} />
    </div>
  );
}
