import { useSyncExternalStore } from 'react';
import { useHost } from '../host/host-context.tsx';
import { Widget } from '../widget/widget.tsx';
import { DealsProvider } from './deals.context.ts';
import type { DealsProps } from './deals.props.ts';
import { createDealsStore, type DealsState } from './deals.store.ts';
import { dealsStrings } from './deals.strings.ts';
import { DealsView } from './deals.view.tsx';

/** What something costs in a flash sale or to a group; nothing at all where it is in none. Needs a `HostProvider`. */
export function Deals(props: DealsProps) {
  const { session } = useHost();
  const userId = useSyncExternalStore(session.subscribe, () => session.current()?.id ?? 0);
  return (
    <Widget
      props={props}
      subject={`${props.goods.goods_type} ${props.goods.goods_id} ${userId}`}
      strings={dealsStrings}
      createStore={createDealsStore}
      isReady={({ isLoaded }: DealsState) => isLoaded}
      moveFocus={() => {}}
      provider={DealsProvider}
    >
      <DealsView />
    </Widget>
  );
}
