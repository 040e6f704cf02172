import { busyFor } from '@shuyuan/api-client';
import { createFollowsApi, type Profile } from '@shuyuan/api-client/community';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { Button } from '@shuyuan/ui/button';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Page, Stack, Text } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useState } from 'react';
import type { Resource } from '../../../shell/use-resource.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import * as pageStyles from '../../archetypes/page.css.ts';
import * as styles from '../people.css.ts';
import { RowSkeleton } from '../row-skeleton.tsx';
import { useChange } from '../use-change.ts';
import { userStrings } from './user.strings.ts';
import { Works } from './works.tsx';

export function UserView({ profile }: { profile: Resource<Profile> }) {
  const words = useStrings(userStrings);
  return (
    <div className={pageStyles.page}>
      <Page>
        {profile.status === 'failed' ? (
          <ErrorState
            title={words.failed}
            description={words.failedHint}
            retryAfter={busyFor(profile.error)}
            onRetry={profile.retry}
          />
        ) : profile.status === 'loading' ? (
          <RowSkeleton />
        ) : (
          <Person loaded={profile.data} />
        )}
      </Page>
    </div>
  );
}

function Person({ loaded }: { loaded: Profile }) {
  const words = useStrings(userStrings);
  const [profile, setProfile] = useState(loaded);
  return (
    <Stack gap={24}>
      <div className={styles.head}>
        <Avatar name={profile.nick_name} src={profile.avatar} size="large" />
        <div className={styles.words}>
          <Heading level={1} font="reading" size="display">
            {profile.nick_name}
          </Heading>
          <div className={styles.facts}>
            <span>{words.followings(profile.followings_count)}</span>
            <span>{words.followers(profile.followers_count)}</span>
            <span>{words.joined(formatDate(Date.parse(profile.created_at)))}</span>
            {profile.status === 2 && <Badge tone="action">{words.mutual}</Badge>}
          </div>
        </div>
        {!profile.is_self && <Relation profile={profile} onChanged={setProfile} />}
      </div>
      {profile.is_blocked && <Text tone="muted">{words.blocked}</Text>}
      <Text>{profile.about === '' ? words.noWords : profile.about}</Text>
      {!profile.is_blocked && <Works userId={profile.id} />}
    </Stack>
  );
}

interface RelationProps {
  profile: Profile;
  /** Hands in what the person is after the change. */
  onChanged: (profile: Profile) => void;
}

function Relation({ profile: { id, status, is_blocked: isBlocked }, onChanged }: RelationProps) {
  const { client } = useSite();
  const words = useStrings(userStrings);
  const { isPending, change } = useChange();
  const people = createFollowsApi(client.http);
  const ask = (what: string, work: () => Promise<unknown>) =>
    void change(what, async () => {
      await work();
      onChanged(await people.profile(id));
    });
  return (
    <div className={styles.facts}>
      {!isBlocked && (
        <Button
          tone={status === 0 ? 'action' : 'neutral'}
          isPending={isPending}
          onPress={() => ask('follow', () => (status === 0 ? people.follow(id) : people.unfollow(id)))}
        >
          {status === 0 ? words.follow : words.unfollow}
        </Button>
      )}
      <Button
        isQuiet
        isPending={isPending}
        onPress={() => ask('block', () => (isBlocked ? people.unblock(id) : people.block(id)))}
      >
        {isBlocked ? words.unblock : words.block}
      </Button>
    </div>
  );
}
