import { createInvitationsApi, type OwnSharing } from '@shuyuan/api-client/money';
import { Button } from '@shuyuan/ui/button';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Section } from '@shuyuan/ui/layout';
import { useResource } from '../../../shell/use-resource.ts';
import { useSite } from '../../../stores/site-context.tsx';
import { useOrderLinks } from '../../orders/use-order-links.ts';
import * as people from '../../people/people.css.ts';
import type { ShareStrings } from './share.strings.ts';

/** Goods with a reward of their own, each with a link that carries who shares it. Nothing where there are none. */
export function SharedGoodsList({ mine: { link, msv }, words }: { mine: OwnSharing; words: ShareStrings }) {
  const { client, host } = useSite();
  const links = useOrderLinks();
  const goods = useResource(`shared goods ${msv}`, (signal) =>
    createInvitationsApi(client.http).goods({ size: 20 }, { signal }),
  );
  if (goods.status === 'failed')
    return (
      <Section title={words.goods}>
        <ErrorState title={words.goodsFailed} description={words.failedHint} onRetry={goods.retry} />
      </Section>
    );
  const rows = goods.status === 'ready' ? goods.data.data : (goods.stale?.data ?? []);
  const shown = rows.flatMap((row) => {
    const href = row.goods_charge === null ? null : links.goods(row);
    return href === null ? [] : [{ ...row, href }];
  });
  if (shown.length === 0) return null;

  const copy = (href: string) => {
    const address = new URL(href, link);
    address.searchParams.set('msv', msv);
    void host.clipboard.writeText(address.href).then(
      () => host.notify('positive', words.copied),
      () => host.notify('critical', words.notCopied),
    );
  };

  return (
    <Section title={words.goods}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" className={people.rows}>
        {shown.map(({ id, goods_title: title, goods_charge: charge, reward, reward2, href }) => (
          <li key={id} className={people.row}>
            <div className={people.words}>
              {title}
              <div className={people.facts}>
                <span>{words.price(charge ?? 0)}</span>
                <span>{words.earns(reward)}</span>
                {reward2 > 0 && <span>{words.earnsBelow(reward2)}</span>}
              </div>
            </div>
            <Button size="small" aria-label={words.copyOf(title)} onPress={() => copy(href)}>
              {words.copy}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
