import type { Product } from '@shuyuan/api-client';
import { Image } from '@shuyuan/ui/image';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from './plans.css.ts';
import { plansStrings } from './plans.strings.ts';

interface MembershipHeadProps {
  /** How many things members have, a phrase per type. Empty until it is known. */
  counted: readonly string[];
  /** Of what members have. */
  covers: readonly Product[];
}

/** More than these would be too small to be seen. */
const coversShown = 4;

/** What the page offers, in a sentence, beside some covers. */
export function MembershipHead({ counted, covers }: MembershipHeadProps) {
  const strings = useStrings(plansStrings);
  const pictures = covers.filter(({ thumb }) => thumb !== '').slice(0, coversShown);
  return (
    <header className={styles.head}>
      <Stack gap={12}>
        <Heading level={1} font="reading" size="display">
          {strings.title}
        </Heading>
        <Text size="reading">
          {counted.length === 0 ? strings.leadPlain : strings.lead(counted.join(strings.and))}
        </Text>
        <Text tone="muted">{strings.promise}</Text>
      </Stack>
      <div aria-hidden="true" className={styles.covers}>
        {pictures.map(({ type, id, thumb }) => (
          <div key={`${type} ${id}`} className={styles.cover}>
            <Image src={thumb} alt="" ratio="4:3" corners="card" isPriority />
          </div>
        ))}
      </div>
    </header>
  );
}
