import { VipIcon } from '@shuyuan/ui/icons';
import { Divider, Inline, Section, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { formatDate } from '@shuyuan/ui/relative-time';
import { paths } from '../../../paths/paths.ts';
import { useReachable, useSession, useStrings } from '../../../stores/site-context.tsx';
import { basicStrings } from './basic.strings.ts';

/** Which membership the person has and until when, and the way to the member centre while that is open. */
export function MembershipSection() {
  const strings = useStrings(basicStrings);
  const user = useSession((state) => state.user);
  const isReachable = useReachable();
  if (!user || !isReachable(paths.membership())) return null;
  const { membership } = user;
  return (
    <Stack gap={32}>
      <Divider />
      <Section title={strings.membership} font="reading">
        <Inline justify="between">
          <Inline gap={8}>
            <VipIcon size="small" />
            <Text as="span">
              {membership
                ? strings.member(membership.name, formatDate(Date.parse(membership.expired_at)))
                : strings.noMember}
            </Text>
          </Inline>
          <LinkButton href={paths.membership()} size="small">
            {membership ? strings.toMemberCenter : strings.becomeMember}
          </LinkButton>
        </Inline>
      </Section>
    </Stack>
  );
}
