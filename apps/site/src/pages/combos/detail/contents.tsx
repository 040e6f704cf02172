import type { ComboDetail, ComboItem } from '@shuyuan/api-client';
import { LockIcon } from '@shuyuan/ui/icons';
import { Price } from '@shuyuan/ui/price';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useStrings } from '../../../stores/site-context.tsx';
import { ChapterList } from '../../archetypes/chapter-list.tsx';
import * as styles from '../../archetypes/detail.css.ts';
import { clockText } from '../../videos/clock-text.ts';
import { detailStrings } from './detail.strings.ts';
import { pathOfItem } from './item-path.ts';

/** What stands in a column by chapter, numbered through; each leads to its own page. */
export const Contents = ({ detail: { chapters } }: { detail: ComboDetail }) => (
  <ChapterList chapters={chapters.map(({ items, ...chapter }) => ({ ...chapter, entries: items }))}>
    {(item, number) => <Item item={item} number={number} />}
  </ChapterList>
);

function Item({ item, number }: { item: ComboItem; number: ReactNode }) {
  const strings = useStrings(detailStrings);
  const { charge, can_watch: isOpen, is_owned: isOwned, duration, type } = item;
  return (
    <Link to={pathOfItem(item)} className={styles.entry}>
      {number}
      <span>{item.title}</span>
      <span className={styles.lessonState}>
        <span>{strings.kinds[type]}</span>
        {duration > 0 && <span>{clockText(duration)}</span>}
        {item.progress > 0 && (
          <span className={item.progress === 100 ? styles.done : undefined}>
            {strings.itemProgress(item.progress)}
          </span>
        )}
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
