import type { ManagedMember } from '@shuyuan/api-client/manage';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Inline, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { idOf, paths } from '../../../paths/paths.ts';
import { useManage, useRevision } from '../../../shell/manage/manage-context.tsx';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { FailureScreen } from '../../failures/failure-screen.tsx';
import { MemberActions } from './member-actions.tsx';
import { MemberCredits } from './member-credits.tsx';
import { MemberGrants } from './member-grants.tsx';
import { MemberRecords } from './member-records.tsx';
import { membersStrings, type MembersStrings } from './members.strings.ts';
import { WhyOpen } from './why-open.tsx';

/** One member of the console: who they are, what they have, and what they may see. */
export default function ManageMemberPage() {
  const id = idOf(useParams()['id'] ?? '');
  return id === null ? <FailureScreen isInPlace kind="not-found" /> : <Member key={id} id={id} />;
}

function Member({ id }: { id: number }) {
  const { client } = useManage();
  const words = useStrings(membersStrings);
  const [changes, setChanges] = useState(0);
  const key = `console member ${id} ${useRevision()} ${changes}`;
  const member = useResource(key, (signal) => client.members.find(id, { signal }));
  usePageReady({ isReady: member.status !== 'loading' });
  const shown = member.status === 'ready' ? member.data : member.status === 'loading' ? member.stale : null;
  if (member.status === 'failed')
    return member.error.code === 404 ? (
      <FailureScreen isInPlace kind="not-found" />
    ) : (
      <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={member.retry} />
    );
  if (!shown)
    return (
      <Skeleton label={words.loading}>
        <SkeletonText width="most" />
      </Skeleton>
    );
  return (
    <Stack gap={24}>
      <div>
        <LinkButton href={paths.manageMembers()}>{words.back}</LinkButton>
      </div>
      <Inline justify="between">
        <Inline>
          <Avatar name={shown.nick_name} src={shown.avatar} />
          <Heading level={1}>{shown.nick_name}</Heading>
          <Badge tone={shown.status === 'locked' ? 'critical' : 'neutral'}>
            {words.statuses[shown.status]}
          </Badge>
        </Inline>
        <MemberActions member={shown} words={words} onChanged={() => setChanges(changes + 1)} />
      </Inline>
      <Profile member={shown} words={words} />
      <WhyOpen member={shown} revision={changes} words={words} />
      <MemberGrants member={shown} words={words} onChanged={() => setChanges(changes + 1)} />
      <MemberCredits member={shown} />
      <MemberRecords member={shown} words={words} />
    </Stack>
  );
}

function Profile({ member, words }: { member: ManagedMember; words: MembersStrings }) {
  const { mobile, role, membership, tags, remark } = member;
  const until = membership ? ` ${words.until(membership.expired_at.slice(0, 10))}` : '';
  const lines = [
    [words.mobile, mobile === '' ? words.noMobile : mobile],
    [words.role, role?.name ?? words.noRole],
    [words.membership, membership ? `${membership.name}${until}` : words.noMembership],
    [words.tags, tags.length === 0 ? words.noTags : tags.join(' · ')],
    [words.remark, remark === '' ? words.noRemark : remark],
  ] as const;
  return (
    <Stack as="section" gap={8} label={words.profile}>
      {lines.map(([name, value]) => (
        <Text key={name}>
          {name}: {value}
        </Text>
      ))}
    </Stack>
  );
}
