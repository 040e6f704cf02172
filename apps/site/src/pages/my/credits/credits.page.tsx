import { createCreditsApi, type CreditRecord } from '@shuyuan/api-client/community';
import { Text } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import * as styles from '../../people/people.css.ts';
import { RowSkeleton } from '../../people/row-skeleton.tsx';
import { creditStrings } from './credits.strings.ts';

/** What one's credits are, and what came and went of them. */
export default function CreditsPage() {
  const { client } = useSite();
  const words = useStrings(creditStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const [search] = useSearchParams();
  const place = { page: pageOf(search), size: 20 };
  return (
    <ListPage
      words={words}
      question={`credits ${place.page} ${session}`}
      load={(signal) => createCreditsApi(client.http).records(place, { signal })}
      rowsOf={(list) => list}
      place={place}
      addressOf={({ page }) => paths.credits(page)}
      renderFilters={(list) => list && <Text size="reading">{words.balance(list.credit1)}</Text>}
      wholeAddress={null}
      className={styles.rows}
      skeleton={{ count: 6, row: <RowSkeleton /> }}
    >
      {(record) => <RecordRow key={record.id} record={record} />}
    </ListPage>
  );
}

function RecordRow({ record: { sum, reason, remark, created_at: at } }: { record: CreditRecord }) {
  const { reasons } = useStrings(creditStrings);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        {reasons[reason]}
        <div className={styles.facts}>
          <time dateTime={at}>{formatDate(Date.parse(at))}</time>
          {remark !== '' && <span>{remark}</span>}
        </div>
      </div>
      <span className={styles.sum}>{sum > 0 ? `+${sum}` : sum}</span>
    </li>
  );
}
