import type { AnthologyDetail } from '@shuyuan/api-client';
import { CheckIcon, LockIcon } from '@shuyuan/ui/icons';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import type { RichTextHeading } from '@shuyuan/ui/rich-text';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from './beside.css.ts';
import { detailStrings } from './detail.strings.ts';
import { placeWithin, type Reading } from './reading.ts';

export interface BesideProps {
  reading: Reading;
  /** Of the text. */
  headings: readonly RichTextHeading[];
}

/** What stands beside the text where there is room: the contents of the anthology that it is part of, and those of the text. */
export function Beside({ reading: { detail, anthology }, headings }: BesideProps) {
  return (
    <>
      {anthology && (
        <div className={styles.before}>
          <AnthologyContents anthology={anthology} current={detail.article.id} />
        </div>
      )}
      {headings.length > 1 && (
        <div className={styles.after}>
          <Outline headings={headings} />
        </div>
      )}
    </>
  );
}

function Outline({ headings }: Pick<BesideProps, 'headings'>) {
  const strings = useStrings(detailStrings);
  const { search } = useLocation();
  return (
    <nav aria-label={strings.outline} className={styles.sheet}>
      <p className={styles.chapter}>{strings.outline}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ol role="list" className={styles.entries}>
        {headings.map(({ id, level, text }) => (
          <li key={id}>
            <Link to={{ search, hash: `#${id}` }} className={level === 2 ? styles.entry : styles.deeperEntry}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function AnthologyContents({ anthology, current }: { anthology: AnthologyDetail; current: number }) {
  const strings = useStrings(detailStrings);
  const { id, title } = anthology.anthology;
  const within = placeWithin(anthology, current);
  return (
    <nav aria-label={strings.contents} className={styles.sheet}>
      <Link to={paths.anthology(id)} className={styles.whole}>
        {title}
      </Link>
      {within && <p className={styles.place}>{strings.placeWithin(within.place, within.total)}</p>}
      {anthology.chapters.map((chapter) => (
        <div key={chapter.id ?? 0}>
          {chapter.name !== '' && <p className={styles.chapter}>{chapter.name}</p>}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
          <ol role="list" className={styles.entries}>
            {chapter.articles.map((entry) => (
              <li key={entry.id}>
                <Link
                  to={paths.articleWithin(id, entry.id)}
                  aria-current={entry.id === current ? 'page' : undefined}
                  className={styles.entry}
                >
                  <span>{entry.title}</span>
                  {entry.progress === 100 && <Mark icon={<CheckIcon size="small" />}>{strings.done}</Mark>}
                  {!entry.can_read && <Mark icon={<LockIcon size="small" />}>{strings.locked}</Mark>}
                </Link>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </nav>
  );
}

/** A pictogram, and its words for those who listen. */
function Mark({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={styles.mark}>
      {icon}
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  );
}
