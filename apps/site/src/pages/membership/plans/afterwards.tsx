import { Heading, Stack } from '@shuyuan/ui/layout';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from './plans.css.ts';
import { plansStrings } from './plans.strings.ts';

/** What happens once somebody has bought one, up to its last day. */
export function Afterwards() {
  const strings = useStrings(plansStrings);
  return (
    <section>
      <Stack gap={16}>
        <Heading level={2} font="reading">
          {strings.afterwards}
        </Heading>
        <ol className={styles.steps}>
          {strings.steps.map(({ when, what }) => (
            <li key={when} className={styles.step}>
              <strong className={styles.when}>{when}</strong>
              {what}
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  );
}
