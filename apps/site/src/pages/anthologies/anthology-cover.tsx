import type { AnthologyCard } from '@shuyuan/api-client';
import { BookIcon } from '@shuyuan/ui/icons';
import { Image } from '@shuyuan/ui/image';
import * as styles from './anthology-cover.css.ts';

export interface AnthologyCoverProps {
  anthology: Pick<AnthologyCard, 'title' | 'thumb'>;
  /** In the first view: loads at once. */
  isPriority?: boolean;
}

/** The cover of a book with its title slip. Its words are elsewhere on the page, so nobody hears them twice. */
export function AnthologyCover({ anthology: { title, thumb }, isPriority = false }: AnthologyCoverProps) {
  return (
    <div aria-hidden="true" className={styles.cover}>
      <Image src={thumb} alt="" ratio="3:4" isPriority={isPriority} fallback={<BookIcon size="large" />} />
      <span className={styles.slip}>
        <span className={styles.title}>{title}</span>
      </span>
    </div>
  );
}
