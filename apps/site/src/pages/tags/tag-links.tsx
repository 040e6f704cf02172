import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import { useStrings } from '../../stores/site-context.tsx';
import { tagStrings } from './tag.strings.ts';
import * as styles from './tag-links.css.ts';

export interface TagLinksProps {
  tags: readonly { id: number; name: string }[];
}

/** The tags that something carries, each a way to all that carries it. Nothing where there are none. */
export function TagLinks({ tags }: TagLinksProps) {
  const words = useStrings(tagStrings);
  if (tags.length === 0) return null;
  return (
    <nav aria-label={words.title} className={styles.tags}>
      <span aria-hidden="true" className={styles.label}>
        {words.title}
      </span>
      {tags.map(({ id, name }) => (
        <Link key={id} to={paths.tag({ id })} className={styles.tag}>
          <span aria-hidden="true">#</span>
          {name}
        </Link>
      ))}
    </nav>
  );
}
