import { createInvitationsApi } from '@shuyuan/api-client/money';
import { Avatar } from '@shuyuan/ui/avatar';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import * as styles from '../../people/people.css.ts';
import { RowSkeleton } from '../../people/row-skeleton.tsx';
import { inviteUsersStrings } from './users.strings.ts';

/** Who came by one's link, and what they have earned. */
export default function InviteUsersPage() {
  const { client } = useSite();
  const words = useStrings(inviteUsersStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const [search] = useSearchParams();
  const place = { page: pageOf(search), size: 20 };
  return (
    <ListPage
      words={words}
      question={`invited ${place.page} ${session}`}
      load={(signal) => createInvitationsApi(client.http).users(place, { signal })}
      rowsOf={(list) => list}
      place={place}
      addressOf={({ page }) => paths.inviteUsers(page)}
      wholeAddress={null}
      wayOn={{ href: paths.share(), label: words.toShare }}
      className={styles.rows}
      skeleton={{ count: 6, row: <RowSkeleton /> }}
    >
      {({ id, nick_name: name, avatar, created_at: at, ends_at: ends, orders_count: orders, earned }) => (
        <li key={id} className={styles.row}>
          <Avatar name={name} src={avatar} />
          <div className={styles.words}>
            {name}
            <div className={styles.facts}>
              <time dateTime={at}>{words.came(formatDate(Date.parse(at)))}</time>
              <time dateTime={ends}>{words.until(formatDate(Date.parse(ends)))}</time>
              <span>{words.orders(orders)}</span>
            </div>
          </div>
          <span className={styles.sum}>{words.earned(earned)}</span>
        </li>
      )}
    </ListPage>
  );
}
