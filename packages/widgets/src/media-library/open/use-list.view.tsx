import type { MediaUse } from '@shuyuan/api-client/manage';
import { LinkButton } from '@shuyuan/ui/link-button';
import { useMediaLibrary } from '../media-library.context.ts';
import * as styles from './open-media.css.ts';

/** What uses a file, with the way to where it is looked after. */
export function UseList({ uses }: { uses: readonly MediaUse[] }) {
  const { strings, props } = useMediaLibrary();
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ul role="list" className={styles.uses}>
      {uses.map((use) => {
        const href = props.getUseHref?.(use);
        const title = use.title === '' ? `#${use.id}` : use.title;
        return (
          <li key={`${use.entity} ${use.id}`} className={styles.use}>
            <span className={styles.useKind}>{strings.useKinds[use.entity] ?? strings.otherUse}</span>
            {href === undefined ? (
              <span>{title}</span>
            ) : (
              <LinkButton size="small" isQuiet href={href}>
                {title}
              </LinkButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
