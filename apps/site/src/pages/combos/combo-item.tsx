import type { ComboCard } from '@shuyuan/api-client';
import { Image } from '@shuyuan/ui/image';
import { Link } from 'react-router-dom';
import { paths } from '../../paths/paths.ts';
import * as styles from '../anthologies/list/list.css.ts';
import { ComboFacts } from './combo-facts.tsx';

export interface ComboItemProps {
  combo: ComboCard;
  /** In the first view: loads at once. @default false */
  isPriority?: boolean;
  /** Of the title in the page's outline. @default 2 */
  level?: 2 | 3;
}

/** A column in a list, with its cover on top. The whole card follows its title's link. */
export function ComboItem({ combo, isPriority = false, level = 2 }: ComboItemProps) {
  const Title = `h${level}` as const;
  return (
    <li className={styles.book}>
      <Image src={combo.thumb} alt="" ratio="4:3" isPriority={isPriority} />
      <Title className={styles.title}>
        <Link to={paths.combo(combo.id)} className={styles.link}>
          {combo.title}
        </Link>
      </Title>
      <p className={styles.words}>{combo.short_description}</p>
      <div className={styles.facts}>
        {combo.teacher && <span>{combo.teacher.name}</span>}
        <ComboFacts combo={combo} />
      </div>
    </li>
  );
}
