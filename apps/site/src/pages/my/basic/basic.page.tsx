import { Stack } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { AccountSettings } from '@shuyuan/widgets/account-settings';
import { useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { basicStrings } from './basic.strings.ts';
import { MembershipSection } from './membership-section.tsx';

/** A person's own account: who they are, where they are signed in, and the way to close it. */
export default function MyPage() {
  const { client, session, host, navigate, log } = useSite();
  const { closed } = useStrings(basicStrings);
  const [isReady, setIsReady] = useState(false);
  usePageReady({ isReady });

  function leave(destroyedAt: Date) {
    session.leave();
    // Not to the login screen, which asks whoever leaves this page otherwise: signing in would take the closing back.
    navigate(paths.home(), { replace: true });
    host.notify('neutral', closed(formatDate(destroyedAt.getTime())));
  }

  return (
    <div className={columns.form}>
      <Stack gap={24}>
        <AccountSettings
          my={client.my}
          session={client.session}
          level={1}
          onReady={() => setIsReady(true)}
          onRenamed={() => void session.refreshUser().catch((error: unknown) => log('user', error))}
          onClosed={leave}
        />
        {isReady && <MembershipSection />}
      </Stack>
    </div>
  );
}
