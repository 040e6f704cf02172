import { plainCode } from '@shuyuan/api-client';
import { createCouponsApi, couponLimits, type CouponOffer } from '@shuyuan/api-client/money';
import { Button } from '@shuyuan/ui/button';
import { Inline, Section, Stack, Text } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { TextField } from '@shuyuan/ui/text-field';
import { useState } from 'react';
import { useResource } from '../../shell/use-resource.ts';
import { useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import * as styles from '../people/people.css.ts';
import { CouponTerms } from './coupon-row.tsx';
import { couponsStrings, type CouponsStrings } from './coupons.strings.ts';
import type { Taking } from './use-taking.ts';

const shown = 20;

/** What can be taken now, and a field for a code. What became of the last press is said above. */
export function CouponOffers({ taking }: { taking: Taking }) {
  const { client } = useSite();
  const words = useStrings(couponsStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const found = useResource(`coupon offers ${session} ${taking.taken}`, (signal) =>
    createCouponsApi(client.http).offers({ size: shown }, { signal }),
  );
  const list = found.status === 'ready' ? found.data : found.status === 'loading' ? found.stale : null;
  return (
    <Stack gap={16}>
      <output>{taking.said && <Text as="span">{taking.said}</Text>}</output>
      <div role="alert">{taking.error && <Text tone="critical">{taking.error}</Text>}</div>
      {found.status === 'failed' && (
        <Inline gap={12}>
          <Text tone="muted">{words.offersFailed}</Text>
          <Button size="small" onPress={found.retry}>
            {words.retry}
          </Button>
        </Inline>
      )}
      {list !== null && list.data.length > 0 && (
        <Section title={words.offers}>
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
          <ul role="list" className={styles.rows}>
            {list.data.map((offer) => (
              <Offer key={offer.id} offer={offer} taking={taking} words={words} />
            ))}
          </ul>
          {list.total > shown && <Text tone="muted">{words.more}</Text>}
        </Section>
      )}
      <TakeByCode taking={taking} words={words} />
    </Stack>
  );
}

function Offer({ offer, taking, words }: { offer: CouponOffer; taking: Taking; words: CouponsStrings }) {
  const { name, token, deadline, fixed_day: days, unreceived } = offer;
  const end = deadline === null ? words.days(days ?? 0) : words.until(formatDate(Date.parse(deadline)));
  return (
    <li className={styles.row}>
      <CouponTerms coupon={offer} end={end}>
        <span>{words.left(unreceived)}</span>
      </CouponTerms>
      <Button
        size="small"
        tone="action"
        aria-label={words.takeOf(name)}
        isPending={taking.pending === token}
        onPress={() => void taking.take({ token })}
      >
        {words.take}
      </Button>
    </li>
  );
}

/** What is typed stays where it was refused. */
function TakeByCode({ taking, words }: { taking: Taking; words: CouponsStrings }) {
  const [typed, setTyped] = useState('');
  function take() {
    const code = plainCode(typed);
    if (code === '') return taking.setError(words.codeMissing);
    return void taking.take({ code });
  }
  return (
    <Inline gap={12} align="end">
      <TextField
        label={words.code}
        value={typed}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={couponLimits.most}
        clean={plainCode}
        onChange={setTyped}
        onEnter={take}
      />
      <Button isPending={taking.pending === 'code'} onPress={take}>
        {words.takeCode}
      </Button>
    </Inline>
  );
}
