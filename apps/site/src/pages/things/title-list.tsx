import { Text } from '@shuyuan/ui/layout';
import * as styles from './title-list.css.ts';

interface TitleListProps {
  /** Sentence above the list. */
  heading: string;
  goods: readonly { type: string; id: number; title: string }[];
}

/** Titles of goods below a heading; nothing without goods. */
export function TitleList({ heading, goods }: TitleListProps) {
  if (goods.length === 0) return null;
  return (
    <>
      <Text>{heading}</Text>
      <ul className={styles.list}>
        {goods.map(({ type, id, title }) => (
          <li key={`${type}/${id}`}>{title}</li>
        ))}
      </ul>
    </>
  );
}
