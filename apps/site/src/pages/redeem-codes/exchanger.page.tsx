import { createRedeemCodesApi, type RedeemRecord } from '@shuyuan/api-client/money';
import { Disclosure } from '@shuyuan/ui/disclosure';
import { formatDate } from '@shuyuan/ui/relative-time';
import { RedeemCode } from '@shuyuan/widgets/redeem-code';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pageOf } from '../../paths/page-of.ts';
import { paths } from '../../paths/paths.ts';
import { useReachable, useSession, useSite, useStrings } from '../../stores/site-context.tsx';
import { ListPage } from '../archetypes/list-page.tsx';
import * as rows from '../people/people.css.ts';
import { RowSkeleton } from '../people/row-skeleton.tsx';
import * as styles from './exchanger.css.ts';
import { exchangerStrings } from './exchanger.strings.ts';

const pageSize = 20;

/** Takes a redeem code, and lists what the person has got by codes. */
export default function ExchangerPage() {
  const { client } = useSite();
  const words = useStrings(exchangerStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const isVisitor = useSession(({ token }) => token === null);
  const [search] = useSearchParams();
  const [redeemed, setRedeemed] = useState(0);
  const redeemCodes = useMemo(() => createRedeemCodesApi(client.http), [client]);
  const place = { page: pageOf(search), size: pageSize };
  return (
    <ListPage
      words={words}
      question={`redeemed ${place.page} ${session} ${redeemed}`}
      load={async (signal) => (isVisitor ? { data: [], total: 0 } : redeemCodes.records(place, { signal }))}
      rowsOf={(list) => list}
      place={place}
      addressOf={({ page }) => paths.exchanger(page)}
      renderFilters={() => (
        <RedeemCode
          redeemCodes={redeemCodes}
          captcha={client.captcha}
          onRedeemed={() => setRedeemed((count) => count + 1)}
        />
      )}
      wholeAddress={null}
      className={rows.rows}
      skeleton={{ count: 3, row: <RowSkeleton /> }}
    >
      {(record, index) => (
        <li key={`${record.activity_id} ${record.used_at} ${index}`} className={styles.record}>
          <Disclosure
            title={record.activity.name}
            description={words.redeemedOn(formatDate(Date.parse(record.used_at)))}
            level={2}
          >
            <Contents things={record.activity.relate_data} />
          </Disclosure>
        </li>
      )}
    </ListPage>
  );
}

type Thing = RedeemRecord['activity']['relate_data'][number];

const addressOf: Record<Thing['sign'], ((id: number) => string) | null> = {
  vod: (id) => paths.course(id),
  live: null,
  book: null,
  paper: paths.paper,
  mock_paper: paths.mockPaper,
  practice: paths.practice,
  vip: () => paths.membership(),
};

/** What a code has given, each with the way to it. */
function Contents({ things }: { things: readonly Thing[] }) {
  const words = useStrings(exchangerStrings);
  const isReachable = useReachable();
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
    <ul role="list" className={styles.things}>
      {things.map(({ sign, id, name }) => {
        const address = name === '' ? null : (addressOf[sign]?.(id) ?? null);
        return (
          <li key={`${sign} ${id}`} className={styles.thing}>
            {address !== null && isReachable(address) ? (
              <Link to={address} className={rows.link}>
                {name}
              </Link>
            ) : (
              <span>{name || words.gone}</span>
            )}
            <span className={rows.facts}>{words.signs[sign]}</span>
          </li>
        );
      })}
    </ul>
  );
}
