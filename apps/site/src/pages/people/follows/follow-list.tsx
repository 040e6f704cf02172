import { createFollowsApi, type Followed } from '@shuyuan/api-client/community';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Button } from '@shuyuan/ui/button';
import { Text } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pageOf } from '../../../paths/page-of.ts';
import { paths } from '../../../paths/paths.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import { Choices } from '../../archetypes/choices.tsx';
import { ListPage } from '../../archetypes/list-page.tsx';
import * as styles from '../people.css.ts';
import { followStrings } from '../people.strings.ts';
import { RowSkeleton } from '../row-skeleton.tsx';
import { useChange } from '../use-change.ts';

type Side = 'followings' | 'followers';

const addresses = { followings: paths.following, followers: paths.followers };

/** Whom one follows, or who follows one, page by page. */
export function FollowList({ side }: { side: Side }) {
  const { client } = useSite();
  const words = useStrings(followStrings[side]);
  const people = useMemo(() => createFollowsApi(client.http), [client]);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const [search] = useSearchParams();
  const place = { page: pageOf(search), size: 20 };
  return (
    <ListPage
      words={words}
      question={`${side} ${place.page} ${session}`}
      load={(signal) => people[side](place, { signal })}
      rowsOf={(list) => list}
      place={place}
      addressOf={({ page }) => addresses[side](page)}
      renderFilters={() => (
        <Choices
          label={words.tabs}
          choices={(['followings', 'followers'] as const).map((each) => ({
            name: each === 'followings' ? words.following : words.followers,
            href: addresses[each](),
            isCurrent: each === side,
          }))}
        />
      )}
      wholeAddress={null}
      className={styles.rows}
      skeleton={{ count: 6, row: <RowSkeleton /> }}
    >
      {(followed) => <PersonRow key={followed.user.id} followed={followed} side={side} />}
    </ListPage>
  );
}

/** Whom one has just ceased to follow keeps the row, so that a slip can be taken back. */
function PersonRow({
  followed: { user, status: first, created_at: at },
  side,
}: {
  followed: Followed;
  side: Side;
}) {
  const { client } = useSite();
  const words = useStrings(followStrings[side]);
  const [status, setStatus] = useState(first);
  const { isPending, change } = useChange();
  const toggle = () =>
    change('follow', async () => {
      const people = createFollowsApi(client.http);
      const answer = await (status === 0 ? people.follow(user.id) : people.unfollow(user.id));
      setStatus(answer.status);
    });
  return (
    <li className={styles.row}>
      <Avatar name={user.nick_name} src={user.avatar} />
      <div className={styles.words}>
        <Link to={paths.user(user.id)} className={styles.link}>
          {user.nick_name}
        </Link>
        {user.about !== '' && <Text tone="muted">{user.about}</Text>}
        <div className={styles.facts}>
          {words.since(formatDate(Date.parse(at)))}
          {status === 2 && <Badge tone="action">{words.mutual}</Badge>}
        </div>
      </div>
      <Button
        size="small"
        tone={status === 0 ? 'action' : 'neutral'}
        isPending={isPending}
        aria-label={status === 0 ? words.followName(user.nick_name) : words.unfollowName(user.nick_name)}
        onPress={() => void toggle()}
      >
        {status === 0 ? words.follow : words.unfollow}
      </Button>
    </li>
  );
}
