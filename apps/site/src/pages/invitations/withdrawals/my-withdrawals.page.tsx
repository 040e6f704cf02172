import { createInvitationsApi, type Withdrawal } from '@shuyuan/api-client/money';
import { Badge } from '@shuyuan/ui/badge';
import { Button } from '@shuyuan/ui/button';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import * as styles from '../../people/people.css.ts';
import { RowSkeleton } from '../../people/row-skeleton.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { withdrawalsStrings } from './withdrawals.strings.ts';

const tones = { 0: 'caution', 3: 'neutral', 5: 'positive', 7: 'caution' } as const;

/** What one had paid out of the balance, and the way to more of it. */
export default function WithdrawalsPage() {
  const { client } = useSite();
  const words = useStrings(withdrawalsStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const [search] = useSearchParams();
  const [made, setMade] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const place = { page: pageOf(search), size: 20 };
  return (
    <ListPage
      words={words}
      question={`withdrawals ${place.page} ${session} ${made}`}
      load={async (signal) => {
        const sharing = createInvitationsApi(client.http);
        const [list, { least_withdrawal: least }] = await Promise.all([
          sharing.withdrawals(place, { signal }),
          sharing.config({ signal }),
        ]);
        return { ...list, least };
      }}
      rowsOf={(list) => list}
      place={place}
      addressOf={({ page }) => paths.withdrawals(page)}
      renderFilters={(list) =>
        list && (
          <Stack gap={12}>
            <Text size="reading">{words.balance(list.invite_balance)}</Text>
            <Inline gap={12}>
              <Button
                tone="action"
                isDisabled={list.invite_balance < list.least}
                onPress={() => setIsAsking(true)}
              >
                {words.withdraw}
              </Button>
              {list.invite_balance < list.least && <Text tone="muted">{words.tooLittle(list.least)}</Text>}
            </Inline>
            {isAsking && (
              <WithdrawDialog
                balance={list.invite_balance}
                least={list.least}
                words={words}
                onClose={() => setIsAsking(false)}
                onMade={() => {
                  setIsAsking(false);
                  setMade(made + 1);
                }}
              />
            )}
          </Stack>
        )
      }
      wholeAddress={null}
      wayOn={{ href: paths.share(), label: words.toShare }}
      className={styles.rows}
      skeleton={{ count: 4, row: <RowSkeleton /> }}
    >
      {(row) => <WithdrawalRow key={row.id} row={row} />}
    </ListPage>
  );
}

function WithdrawalRow({ row }: { row: Withdrawal }) {
  const words = useStrings(withdrawalsStrings);
  const { amount, channel, channel_account: account, status, remark, created_at: at } = row;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {words.to(words.channels[channel], account)}
        <div className={styles.facts}>
          <time dateTime={at}>{formatDateTime(Date.parse(at))}</time>
          {status === 3 && <span>{words.returned}</span>}
          {remark !== '' && <span>{words.said(remark)}</span>}
        </div>
      </div>
      <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
      <span className={styles.sum}>{words.yuan(amount)}</span>
    </li>
  );
}
