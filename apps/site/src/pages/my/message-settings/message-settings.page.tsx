import { isApiError } from '@shuyuan/api-client';
import { createMessagesApi, type MessageSetting } from '@shuyuan/api-client/community';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Heading, Stack, Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { Switch } from '@shuyuan/ui/switch';
import { useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { usePageReady } from '../../../shell/use-page-ready.ts';
import { useResource } from '../../../shell/use-resource.ts';
import { useSession, useSite, useStrings } from '../../../stores/site-context.tsx';
import * as columns from '../../columns.css.ts';
import { DigestChoice } from './digest-choice.tsx';
import { messageSettingsStrings } from './message-settings.strings.ts';

/** What one is told, kind by kind. */
export default function MessageSettingsPage() {
  const { client } = useSite();
  const words = useStrings(messageSettingsStrings);
  const session = useSession(({ sessionNumber }) => sessionNumber);
  const settings = useResource(`message settings ${session}`, async (signal) => {
    const api = createMessagesApi(client.http);
    const [kinds, digest] = await Promise.all([api.settings({ signal }), api.digest({ signal })]);
    return { kinds, digest };
  });
  usePageReady({ isReady: settings.status !== 'loading' });
  return (
    <div className={columns.form}>
      <Stack gap={32}>
        <Stack gap={8}>
          <Heading level={1} font="reading">
            {words.title}
          </Heading>
          <Text tone="muted">{words.lead}</Text>
        </Stack>
        {settings.status === 'loading' && (
          <Skeleton label={words.loading}>
            <SkeletonText size="lead" lines={8} />
          </Skeleton>
        )}
        {settings.status === 'failed' && (
          <ErrorState title={words.failed} description={words.failedHint} onRetry={settings.retry} />
        )}
        {settings.status === 'ready' && (
          <Stack gap={32}>
            <Stack gap={16}>
              {settings.data.kinds.map((setting) => (
                <SettingSwitch key={`${session} ${setting.type}`} setting={setting} />
              ))}
            </Stack>
            <DigestChoice key={session} digest={settings.data.digest} />
          </Stack>
        )}
        <div>
          <LinkButton href={paths.messages()}>{words.toMessages}</LinkButton>
        </div>
      </Stack>
    </div>
  );
}

/** Turns at once, and back when the server does not take it. */
function SettingSwitch({ setting: { type, is_on: wasOn } }: { setting: MessageSetting }) {
  const { client, log } = useSite();
  const words = useStrings(messageSettingsStrings);
  const [isOn, setIsOn] = useState(wasOn);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState('');

  async function change(next: boolean) {
    if (isPending) return;
    setIsOn(next);
    setIsPending(true);
    setError('');
    try {
      await createMessagesApi(client.http).changeSetting(type, next);
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      log('message settings', cause);
      setIsOn(!next);
      setError(cause.kind === 'business' ? cause.message : words.notChanged);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Switch side="end" isSelected={isOn} onChange={(next) => void change(next)} errorMessage={error}>
      {words.kinds[type]}
    </Switch>
  );
}
