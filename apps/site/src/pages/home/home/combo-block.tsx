import type { ComboCard } from '@shuyuan/api-client';
import { Image } from '@shuyuan/ui/image';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths/paths.ts';
import { ComboFacts } from '../../combos/combo-facts.tsx';
import * as styles from './blocks.css.ts';
import { CardList } from './card-list.tsx';

interface ComboBlockProps {
  title: string;
  combos: readonly ComboCard[];
  isFirst: boolean;
}

/** Wide cards, two beside each other: what a column promises takes words. */
export function ComboBlock({ title, combos, isFirst }: ComboBlockProps) {
  return (
    <div className={styles.measure}>
      <CardList label={title} className={styles.combos}>
        {combos.map((combo) => (
          <li key={combo.id} className={styles.combo}>
            <div className={styles.comboCover}>
              <Image src={combo.thumb} alt="" ratio="4:3" isPriority={isFirst} />
            </div>
            <div className={styles.body}>
              <h3 className={styles.title}>
                <Link to={paths.combo(combo.id)} className={styles.link}>
                  {combo.title}
                </Link>
              </h3>
              <p className={styles.words}>{combo.short_description}</p>
              <div className={styles.facts}>
                {combo.teacher && <span>{combo.teacher.name}</span>}
                <ComboFacts combo={combo} />
              </div>
            </div>
          </li>
        ))}
      </CardList>
    </div>
  );
}
