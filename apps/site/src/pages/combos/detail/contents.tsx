import type { ComboDetail, ComboItem } from '@shuyuan/api-client';
import { LockIcon } from '@shuyuan/ui/icons';
import { Heading } from '@shuyuan/ui/layout';
import { Price } from '@shuyuan/ui/price';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../anthologies/detail/detail.css.ts';
import { lessonState } from '../../courses/detail/outline.css.ts';
import { clockText } from '../../videos/clock-text.ts';
import { detailStrings } from './detail.strings.ts';

const pathOf = ({ type, resource_id: id }: ComboItem) =>
  ({ course: paths.course, video: paths.video, article: paths.article })[type](id);

/** What stands in a column by chapter, numbered through; each leads to its own page. */
export function Contents({ detail: { chapters } }: { detail: ComboDetail }) {
  const order = chapters.flatMap(({ items }) => items.map(({ id }) => id));
  return (
    <div className={styles.chapters}>
      {chapters.map((chapter) => (
        <div key={chapter.id ?? 0}>
          {chapter.title !== '' && (
            <div className={styles.chapterName}>
              <Heading level={3} size="lead" font="reading">
                {chapter.title}
              </Heading>
            </div>
          )}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
          <ol role="list" className={styles.entries}>
            {chapter.items.map((item) => (
              <li key={item.id}>
                <Item item={item} number={order.indexOf(item.id) + 1} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Item({ item, number }: { item: ComboItem; number: number }) {
  const strings = useStrings(detailStrings);
  const { charge, can_watch: isOpen, is_owned: isOwned, duration, type } = item;
  return (
    <Link to={pathOf(item)} className={styles.entry}>
      <span className={styles.number}>{String(number).padStart(2, '0')}</span>
      <span>{item.title}</span>
      <span className={lessonState}>
        <span>{strings.kinds[type]}</span>
        {duration > 0 && <span>{clockText(duration)}</span>}
        {isOwned && <span>{strings.owned}</span>}
        {charge === 0 && <span>{strings.trial}</span>}
        {!isOpen && (
          <span className={styles.mark}>
            <LockIcon size="small" />
            {charge === null || charge === 0 ? strings.locked : <Price amount={charge} size="small" />}
          </span>
        )}
      </span>
    </Link>
  );
}
