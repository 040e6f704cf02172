import { Heading } from '@shuyuan/ui/layout';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../problem.css.ts';
import { listStrings } from './list.strings.ts';

/** What makes a question one that is answered. */
export function AskingTips() {
  const { tips, tipList } = useStrings(listStrings);
  return (
    <aside aria-label={tips} className={styles.tips}>
      <Heading level={2} size="lead">
        {tips}
      </Heading>
      <ul className={styles.tipList}>
        {tipList.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </aside>
  );
}
