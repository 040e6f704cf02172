import { Stack } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { AccountSettings } from '@shuyuan/widgets/account-settings';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { MyPage } from '../../archetypes/my-page.tsx';
import { AccountFigures } from './account-figures.tsx';
import { basicStrings } from './basic.strings.ts';
import { MembershipSection } from './membership-section.tsx';

/** A person's own account: who they are, where they are signed in, and the way to close it. */
export default function AccountPage() {
  const { client, session, host, navigate, log } = useSite();
  const { closed } = useStrings(basicStrings);

  function leave(destroyedAt: Date) {
    session.leave();
    // Not to the login screen, which asks whoever leaves this page otherwise: signing in would take the closing back.
    navigate(paths.home(), { replace: true });
    host.notify('neutral', closed(formatDate(destroyedAt.getTime())));
  }

  return (
    <MyPage width="form">
      {({ isReady, onReady }) => (
        <Stack gap={24}>
          {isReady && <AccountFigures />}
          <AccountSettings
            my={client.my}
            session={client.session}
            level={1}
            onReady={onReady}
            onRenamed={() => void session.refreshUser().catch((error: unknown) => log('user', error))}
            onClosed={leave}
          />
          {isReady && <MembershipSection />}
        </Stack>
      )}
    </MyPage>
  );
}
