import { formatDate } from '@shuyuan/ui/relative-time';
import { useMemo, useRef, useSyncExternalStore } from 'react';
import { useHost } from '../../host/host-context.tsx';
import { SignedOut } from '../../signed-out/signed-out.tsx';
import type { CashierProps } from './cashier.props.ts';
import { cashierStrings } from './cashier.strings.ts';
import { CashierView } from './cashier.view.tsx';
import { useCashier } from './use-cashier.ts';

/** Orders one thing: what it is, what it costs, how it is paid. Needs a `HostProvider`. */
export function Cashier(props: CashierProps) {
  const { session, locale } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? null);
  if (userId === null) {
    const strings = { ...cashierStrings[locale], ...props.strings };
    return <SignedOut component="cashier" strings={strings} />;
  }
  const { goods_type: type, goods_id: id } = props.goods;
  return <OwnCashier key={`${userId}/${type}/${id}/${locale}`} {...props} />;
}

function OwnCashier(props: CashierProps) {
  const { strings: own, level = 2 } = props;
  const { locale, session, clock } = useHost();
  const person = useSyncExternalStore(session.subscribe, session.current);
  const until = Date.parse(person?.membership?.expired_at ?? '');
  const root = useRef<HTMLElement>(null);
  const strings = useMemo(() => ({ ...cashierStrings[locale], ...own }), [locale, own]);
  const { state, actions } = useCashier(props, strings, root);
  return (
    <CashierView
      state={state.offer}
      actions={actions}
      strings={strings}
      level={level}
      membership={
        until > clock.now() ? { name: person?.membership?.name ?? '', until: formatDate(until) } : null
      }
      canOpenOwned={props.onOwned !== undefined}
      rootRef={root}
    />
  );
}
