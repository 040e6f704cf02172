import { isApiError } from '@shuyuan/api-client';
import { Button } from '@shuyuan/ui/button';
import { Section, Stack, Text } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import { useState } from 'react';
import { useSite } from '../../../stores/site-context.tsx';
import type { OrderStrings } from './order.strings.ts';

/** Where the money of an order goes that is paid by a transfer: asked for by who wants to know. */
export function ByTransfer({ orderId, words }: { orderId: string; words: OrderStrings }) {
  const { client } = useSite();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const [isPending, setIsPending] = useState(false);

  async function ask() {
    setIsPending(true);
    setError('');
    try {
      setText((await client.orders.payByHand(orderId)).text);
    } catch (cause) {
      if (!isApiError(cause)) throw cause;
      setError(cause.kind === 'business' ? cause.message : words.noTransfer);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Section title={words.byTransfer}>
      <Stack gap={12}>
        <Text tone="muted">{words.byTransferHint}</Text>
        {text === '' ? (
          <div>
            <Button isPending={isPending} onPress={() => void ask()}>
              {words.showTransfer}
            </Button>
          </div>
        ) : (
          <RichText html={text} />
        )}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output belongs to a form */}
        <div role="status">{error !== '' && <Text>{error}</Text>}</div>
      </Stack>
    </Section>
  );
}
