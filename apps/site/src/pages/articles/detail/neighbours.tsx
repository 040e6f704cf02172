import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from './detail.css.ts';
import { detailStrings } from './detail.strings.ts';
import { placeWithin, type Reading } from './reading.ts';

/** The articles before and after: of the anthology that it is read as part of, else by date. */
export function Neighbours({ reading: { detail, anthology } }: { reading: Reading }) {
  const strings = useStrings(detailStrings);
  const within = anthology && placeWithin(anthology, detail.article.id);
  const { previous, next } = within ?? detail;
  const hrefOf = (id: number) =>
    anthology ? paths.articleWithin(anthology.anthology.id, id) : paths.article(id);
  const back = anthology && !next && anthology.anthology;
  if (!previous && !next && !back) return null;
  return (
    <nav aria-label={strings.neighbours} className={styles.neighbours}>
      {previous && (
        <Neighbour
          label={strings.previous}
          className={styles.previous}
          title={previous.title}
          href={hrefOf(previous.id)}
        />
      )}
      {next && (
        <Neighbour label={strings.next} className={styles.next} title={next.title} href={hrefOf(next.id)} />
      )}
      {back && (
        <Neighbour
          label={strings.lastOfAnthology}
          className={styles.next}
          title={back.title}
          href={paths.anthology(back.id)}
        />
      )}
    </nav>
  );
}

interface NeighbourProps {
  href: string;
  title: string;
  label: string;
  className: string;
}

function Neighbour({ href, title, label, className }: NeighbourProps) {
  return (
    <Link to={href} className={className}>
      <span className={styles.neighbourLabel}>{label}</span>
      <span className={styles.neighbourTitle}>{title}</span>
    </Link>
  );
}
