import { BookIcon } from '@shuyuan/ui/icons';
import { useMemo, useSyncExternalStore, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useConfig, useReachable, useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import { openNavigation } from './open-navigation.ts';
import { paths } from '../../paths/paths.ts';
import { shellStrings } from '../shell.strings.ts';
import { useResource } from '../use-resource.ts';
import { Account } from './account.tsx';
import { AppearanceMenu } from './appearance-menu.tsx';
import { HeaderNavigation } from './header-navigation.tsx';
import { MenuButton } from './menu-button.tsx';
import * as styles from './header.css.ts';
import { headerStrings } from './header.strings.ts';
import { RecordButton } from './record-button.tsx';
import { SearchButton } from './search-button.tsx';

export interface HeaderProps {
  /** Lies clear over the page's picture and fades to solid within the first 200 px of scrolling. */
  isClear: boolean;
}

/** Below this opacity white words are easier to read on what shines through than dark ones. */
const darkWordsFrom = 0.4;

/** The bar at the top of every page but the error pages. */
export function Header({ isClear }: HeaderProps) {
  const opacity = useOpacity(isClear);
  const isLight = opacity < darkWordsFrom;
  const entries = useNavigation();
  return (
    <header
      data-component="header"
      data-clear={isLight || undefined}
      className={styles.header}
      style={{ [styles.opacityName]: opacity } as CSSProperties}
    >
      <div className={styles.bar}>
        <Brand />
        <div className={styles.roomy}>
          <HeaderNavigation entries={entries} />
        </div>
        <div className={styles.tools}>
          <SearchButton />
          <MenuButton entries={entries} />
          <div className={styles.roomy}>
            <Recording />
            <AppearanceMenu />
            <Account />
          </div>
        </div>
      </div>
    </header>
  );
}

/** Scrolled so far, a clear header is fully opaque. */
const opaqueAt = 200;

function useOpacity(isClear: boolean) {
  const { page } = useSite();
  return useSyncExternalStore(page.onScroll, () =>
    isClear ? Math.min(1, Math.round((page.scrollTop() / opaqueAt) * 50) / 50) : 1,
  );
}

function Brand() {
  const { siteName } = useStrings(shellStrings);
  const { home } = useStrings(headerStrings);
  const webname = useConfig(({ config }) => config?.webname ?? siteName);
  return (
    <Link to={paths.home()} aria-label={home} className={styles.brand}>
      <span className={styles.seal}>
        <BookIcon />
      </span>
      <span className={styles.brandName}>{webname}</span>
    </Link>
  );
}

/** A navigation that does not load is only logged: the brand still leads home. */
function useNavigation() {
  const { client } = useSite();
  const isReachable = useReachable();
  const items = useResource('navigation', (signal) => client.navigation.header({ signal }));
  const data = items.status === 'ready' ? items.data : null;
  return useMemo(() => openNavigation(data ?? [], isReachable), [data, isReachable]);
}

/** For whoever is signed in. */
function Recording() {
  const isSignedIn = useSession(({ user }) => user !== null);
  return isSignedIn && <RecordButton />;
}
