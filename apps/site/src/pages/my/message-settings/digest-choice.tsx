import { isApiError } from '@shuyuan/api-client';
import { createMessagesApi, type MessageDigest } from '@shuyuan/api-client/community';
import { Stack } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { Radio, RadioGroup } from '@shuyuan/ui/radio-group';
import { useState } from 'react';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { messageSettingsStrings } from './message-settings.strings.ts';

const frequencies = ['off', 'daily', 'weekly'] as const;

/** How often one is told by text message what is unread. Nothing where the school sends none. */
export function DigestChoice({
  digest: { frequency, is_offered: isOffered, mobile },
}: {
  digest: MessageDigest;
}) {
  const { client, log } = useSite();
  const { digest: words } = useStrings(messageSettingsStrings);
  const [chosen, setChosen] = useState(frequency);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState('');
  if (!isOffered) return null;

  async function choose(next: MessageDigest['frequency']) {
    if (isPending) return;
    setChosen(next);
    setIsPending(true);
    setError('');
    try {
      await createMessagesApi(client.http).changeDigest(next);
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      log('message digest', cause);
      setChosen(chosen);
      setError(cause.kind === 'business' ? cause.message : words.notChanged);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Stack gap={16}>
      <RadioGroup
        label={words.label}
        description={mobile === '' ? words.withoutMobile : words.hint(mobile)}
        value={chosen}
        onChange={(next: MessageDigest['frequency']) => void choose(next)}
        isDisabled={mobile === ''}
        errorMessage={error}
      >
        {frequencies.map((each) => (
          <Radio key={each} value={each}>
            {words.frequencies[each]}
          </Radio>
        ))}
      </RadioGroup>
      {mobile === '' && (
        <div>
          <LinkButton href={paths.my()}>{words.bind}</LinkButton>
        </div>
      )}
    </Stack>
  );
}
