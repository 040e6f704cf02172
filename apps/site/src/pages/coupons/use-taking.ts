import { createCouponsApi, type Coupon } from '@shuyuan/api-client/money';
import { formatDate } from '@shuyuan/ui/relative-time';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../paths/paths.ts';
import { useSubmission } from '../../shell/use-submission.ts';
import { useSite } from '../../stores/site-context.tsx';
import type { CouponsStrings } from './coupons.strings.ts';

/** What is taken: a coupon by its link, or by its code. */
type Taken = { token: string } | { code: string };

/** Takes coupons, one at a time. `taken` counts those that were: lists that show them depend on it. */
export function useTaking(words: CouponsStrings) {
  const { client } = useSite();
  const [got, setGot] = useState<{ count: number; latest: Coupon | null }>({ count: 0, latest: null });
  const { pending, error, setError, submit } = useSubmission<string>(words.notTaken);

  function take(what: Taken) {
    const coupons = createCouponsApi(client.http);
    let coupon: Coupon | null = null;
    setGot(({ count }) => ({ count, latest: null }));
    return submit(
      'token' in what ? what.token : 'code',
      async () => {
        coupon = await ('token' in what ? coupons.take(what.token) : coupons.takeByCode(what.code));
      },
      () => setGot(({ count }) => ({ count: count + 1, latest: coupon })),
    );
  }

  const { latest } = got;
  return {
    taken: got.count,
    said: latest ? words.taken(latest.name, formatDate(Date.parse(latest.deadline))) : '',
    pending,
    error,
    setError,
    take,
  };
}

/** What the parts of the page share that take something. */
export type Taking = ReturnType<typeof useTaking>;

/** Takes what the address names, once, and leaves an address that takes nothing when it is loaded again. */
export function useTakeLink(token: string | null, { take }: Taking) {
  const { navigate } = useSite();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (token === null || asked.current === token) return;
    asked.current = token;
    void take({ token }).then(() => navigate(paths.coupons(), { replace: true }));
  }, [token, take, navigate]);
}
