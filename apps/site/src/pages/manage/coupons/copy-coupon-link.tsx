import type { ManagedCouponBatchRow } from '@shuyuan/api-client/manage';
import { Button } from '@shuyuan/ui/button';
import { paths } from '../../../paths/paths.ts';
import { useSite, useStrings } from '../../../stores/site-context.tsx';
import { managedCouponsStrings } from './coupons.strings.ts';

/** Copies the link by which people take one of a batch. */
export function CopyCouponLink({ batch }: { batch: Pick<ManagedCouponBatchRow, 'name' | 'token'> }) {
  const { host, page } = useSite();
  const words = useStrings(managedCouponsStrings);
  const copy = () =>
    host.clipboard.writeText(new URL(paths.coupons({ take: batch.token }), page.url()).href).then(
      () => host.notify('positive', words.copied),
      () => host.notify('critical', words.notCopied),
    );
  return (
    <Button size="small" isQuiet aria-label={words.copyOf(batch.name)} onPress={() => void copy()}>
      {words.copy}
    </Button>
  );
}
