import { Drawer } from '@shuyuan/ui/drawer';
import { IconButton } from '@shuyuan/ui/icon-button';
import { MenuIcon, SearchIcon } from '@shuyuan/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSite, useStrings } from '../../stores/site-context.tsx';
import { ClosedHint } from './closed-hint.tsx';
import { CommandMenu } from './command-menu.tsx';
import { ManageProvider } from './manage-context.tsx';
import * as styles from './manage-layout.css.ts';
import { ManageBrand, ManageSide } from './manage-side.tsx';
import { manageStrings } from './manage.strings.ts';

/** What stands around the pages of the console: its navigation at the side, or behind a button where there is no room. */
export function ManageLayout() {
  return (
    <ManageProvider>
      <Layout />
    </ManageProvider>
  );
}

function Layout() {
  const { page } = useSite();
  const strings = useStrings(manageStrings);
  const { key } = useLocation();
  /** The visit that the drawer, or the command menu, was opened on: another one closes it. */
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const [commandsAt, setCommandsAt] = useState<string | null>(null);

  const openCommands = useEffectEvent(() => setCommandsAt(key));
  useEffect(() => page.onSearchKey(() => openCommands()), [page]);

  return (
    <div data-component="manage-layout" className={styles.layout}>
      <header className={styles.side}>
        <ManageBrand />
        <ManageSide onFind={() => setCommandsAt(key)} />
      </header>
      <header className={styles.bar}>
        <IconButton
          isQuiet
          label={strings.openNavigation}
          icon={<MenuIcon />}
          onPress={() => setDrawerAt(key)}
        />
        <ManageBrand />
        <IconButton
          isQuiet
          label={strings.findCommand}
          icon={<SearchIcon />}
          onPress={() => setCommandsAt(key)}
        />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <ClosedHint />
        <Outlet />
      </main>
      <Drawer
        side="start"
        size="small"
        title={strings.title}
        isOpen={drawerAt === key}
        onOpenChange={(isOpen) => setDrawerAt(isOpen ? key : null)}
      >
        <div className={styles.drawer}>
          <ManageSide
            onFind={() => {
              setDrawerAt(null);
              setCommandsAt(key);
            }}
          />
        </div>
      </Drawer>
      <CommandMenu isOpen={commandsAt === key} onClose={() => setCommandsAt(null)} />
    </div>
  );
}
