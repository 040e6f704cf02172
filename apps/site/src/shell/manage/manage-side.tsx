import { BookIcon, ExternalLinkIcon, SearchIcon } from '@shuyuan/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useConfig, useStrings } from '../../stores/site-context.tsx';
import { shellStrings } from '../shell.strings.ts';
import * as styles from './manage-side.css.ts';
import { ManageNavigation } from './manage-navigation.tsx';
import { ManagePerson } from './manage-person.tsx';
import { manageStrings } from './manage.strings.ts';

/** Whose console it is, and the way to its first page. */
export function ManageBrand() {
  const { siteName } = useStrings(shellStrings);
  const { manage } = useStrings(manageStrings);
  const webname = useConfig(({ config }) => config?.webname ?? siteName);
  return (
    <Link to={paths.manage()} className={styles.brand}>
      <span className={styles.seal}>
        <BookIcon size="small" />
      </span>
      <span className={styles.name}>{webname}</span>
      <span className={styles.manage}>{manage}</span>
    </Link>
  );
}

interface ManageSideProps {
  /** Somebody wants the command menu. */
  onFind: () => void;
}

/** The command menu's button, the places of the console, the way back to the site, and who is signed in. */
export function ManageSide({ onFind }: ManageSideProps) {
  const { findCommand, backToSite } = useStrings(manageStrings);
  return (
    <>
      <button type="button" aria-keyshortcuts="Control+K Meta+K" className={styles.find} onClick={onFind}>
        <SearchIcon size="small" />
        <span className={styles.findWords}>{findCommand}</span>
        <kbd aria-hidden="true" className={styles.key}>
          Ctrl K
        </kbd>
      </button>
      <ManageNavigation />
      <div className={styles.foot}>
        <Link to={paths.home()} className={styles.entry}>
          <ExternalLinkIcon size="small" />
          {backToSite}
        </Link>
        <ManagePerson />
      </div>
    </>
  );
}
