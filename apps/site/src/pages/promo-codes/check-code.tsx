import { createPromoCodesApi, promoCodeLimits, type PromoCodeCheck } from '@shuyuan/api-client/money';
import { Button } from '@shuyuan/ui/button';
import { Stack, Text } from '@shuyuan/ui/layout';
import { formatDate } from '@shuyuan/ui/relative-time';
import { TextField } from '@shuyuan/ui/text-field';
import { useState } from 'react';
import { useSubmission } from '../../shell/use-submission.ts';
import { useSite, useStrings } from '../../stores/site-context.tsx';
import { promoCodesStrings } from './promo-codes.strings.ts';

/** Looks whether a code counts, before there is anything to order. What was typed stays. */
export function CheckCode() {
  const { client } = useSite();
  const words = useStrings(promoCodesStrings);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<PromoCodeCheck['promo_code']>(null);
  const { pending, error, setError, submit } = useSubmission<'check'>(words.notChecked);

  function check() {
    const code = typed.trim();
    setFound(null);
    if (code === '') return setError(words.missing);
    let answer: PromoCodeCheck['promo_code'] = null;
    return void submit(
      'check',
      async () => {
        answer = (await createPromoCodesApi(client.http).check(code)).promo_code;
      },
      () => {
        setFound(answer);
        if (!answer) setError(words.wrong);
      },
    );
  }

  return (
    <Stack gap={12}>
      <TextField
        label={words.field}
        value={typed}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={promoCodeLimits.most}
        onChange={(text) => {
          setTyped(text);
          setFound(null);
          setError('');
        }}
        onEnter={() => check()}
        {...(error !== '' && { errorMessage: error })}
      />
      <div>
        <Button isPending={pending !== null} onPress={() => check()}>
          {words.check}
        </Button>
      </div>
      <output>
        {found && (
          <Text as="span">
            {words.good(found.code, found.invited_user_reward, formatDate(Date.parse(found.expired_at)))}
          </Text>
        )}
      </output>
    </Stack>
  );
}
