import { createCreditsApi, type CreditRecord } from '@shuyuan/api-client/community';
import { Stack, Text } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { Choices } from '../../archetypes/choices.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import * as styles from '../../people/people.css.ts';
import { RowSkeleton } from '../../people/row-skeleton.tsx';
import { creditRuleStrings, creditStrings } from './credits.strings.ts';

/** What one's credits are, what came and went of them, and what earns some. */
export default function CreditsPage() {
  const [search] = useSearchParams();
  return search.get('scene') === 'rules' ? <Rules /> : <Records page={pageOf(search)} />;
}

function Tabs({ current }: { current: 'records' | 'rules' }) {
  const words = useStrings(creditStrings);
  const choices = [
    { name: words.tab.records, href: paths.credits(), isCurrent: current === 'records' },
    { name: words.tab.rules, href: paths.creditRules(), isCurrent: current === 'rules' },
  ];
  return <Choices label={words.tabs} choices={choices} />;
}

function Rules() {
  const { client } = useSite();
  const words = useStrings(creditRuleStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  return (
    <ListPage
      words={words}
      question={`credit rules ${session}`}
      load={(signal) => createCreditsApi(client.http).rules({ signal })}
      rowsOf={(rules) => ({ data: rules, total: rules.length })}
      place={{ page: 1, size: 20 }}
      addressOf={() => paths.creditRules()}
      renderFilters={() => <Tabs current="rules" />}
      wholeAddress={null}
      className={styles.rows}
      skeleton={{ count: 4, row: <RowSkeleton /> }}
    >
      {({ reason, amount }) => (
        <li key={reason} className={styles.row}>
          <div className={styles.words}>{words.deeds[reason]}</div>
          <span className={styles.sum}>{reason === 'paid_order' ? words.ofPaid(amount) : `+${amount}`}</span>
        </li>
      )}
    </ListPage>
  );
}

function Records({ page }: { page: number }) {
  const { client } = useSite();
  const words = useStrings(creditStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const place = { page, size: 20 };
  return (
    <ListPage
      words={words}
      question={`credits ${place.page} ${session}`}
      load={(signal) => createCreditsApi(client.http).records(place, { signal })}
      rowsOf={(list) => list}
      place={place}
      addressOf={(to) => paths.credits(to.page)}
      renderFilters={(list) => (
        <Stack gap={16}>
          <Tabs current="records" />
          {list && <Text size="reading">{words.balance(list.credit1)}</Text>}
        </Stack>
      )}
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
