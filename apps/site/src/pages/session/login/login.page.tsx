import { Card } from '@shuyuan/ui/card';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import type { LoginMode } from '@shuyuan/widgets/host';
import { LoginPanel } from '@shuyuan/widgets/login-dialog';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { redirectTarget } from '../../../paths/paths.ts';
import { purposeOf } from '../../../paths/login-purpose.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useConfig, useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import * as styles from './login.css.ts';
import { loginStrings } from './login.strings.ts';
import { useGoingOn } from './use-going-on.ts';

/** The login form in the middle of a page; after sign-in the reader goes on to where they were headed. */
export default function LoginPage() {
  const { client, session, source } = useSite();
  const [mode, setMode] = useState<LoginMode>(1);
  const loginCode = useSession((state) => state.loginCode);
  const wechat = useConfig(({ config }) => config?.socialites.wechat_scan === 1);
  const strings = useStrings(loginStrings);
  const [search] = useSearchParams();
  const purpose = purposeOf(redirectTarget(search.get('redirect')));
  usePageReady();
  useGoingOn();
  return (
    <div className={styles.page}>
      <div className={styles.couplet} aria-hidden="true">
        {strings.couplet}
      </div>
      <div className={styles.panel}>
        <Card padding="large">
          <Stack gap={24}>
            <Stack gap={4}>
              <Heading level={1} font="reading">
                {strings.titles[mode]}
              </Heading>
              {/* The form says what signing in is for. */}
              {!(purpose && (mode === 1 || mode === 2)) && <Text tone="muted">{strings.leads[mode]}</Text>}
            </Stack>
            <LoginPanel
              session={client.session}
              captcha={client.captcha}
              agreement={client.config.agreement}
              ways={{ wechat }}
              mode={mode}
              purpose={purpose}
              loginCode={loginCode}
              {...source()}
              onModeChange={setMode}
              onLoginCode={session.keepLoginCode}
            />
          </Stack>
        </Card>
      </div>
    </div>
  );
}
