import { createInvitationsApi, type BalanceRecord } from '@shuyuan/api-client/money';
import { Text } from '@shuyuan/ui/layout';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import * as styles from '../../people/people.css.ts';
import { RowSkeleton } from '../../people/row-skeleton.tsx';
import { inviteBalanceStrings } from './balance.strings.ts';

/** What came to one's invitation balance, and what went. */
export default function InviteBalancePage() {
  const { client } = useSite();
  const words = useStrings(inviteBalanceStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const [search] = useSearchParams();
  const place = { page: pageOf(search), size: 20 };
  return (
    <ListPage
      words={words}
      question={`invite balance ${place.page} ${session}`}
      load={(signal) => createInvitationsApi(client.http).balanceRecords(place, { signal })}
      rowsOf={(list) => list}
      place={place}
      addressOf={({ page }) => paths.inviteBalance(page)}
      renderFilters={(list) => list && <Text size="reading">{words.balance(list.invite_balance)}</Text>}
      wholeAddress={null}
      wayOn={{ href: paths.share(), label: words.toShare }}
      className={styles.rows}
      skeleton={{ count: 6, row: <RowSkeleton /> }}
    >
      {(record) => <RecordRow key={record.id} record={record} />}
    </ListPage>
  );
}

function RecordRow({ record }: { record: BalanceRecord }) {
  const { reasons, after } = useStrings(inviteBalanceStrings);
  const { amount, before_balance: before, reason, remark, created_at: at } = record;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {reasons[reason]}
        <div className={styles.facts}>
          <time dateTime={at}>{formatDateTime(Date.parse(at))}</time>
          {remark !== '' && <span>{remark}</span>}
          <span>{after(before + amount)}</span>
        </div>
      </div>
      <span className={styles.sum}>{amount > 0 ? `+${amount}` : amount}</span>
    </li>
  );
}
