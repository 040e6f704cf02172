import type { Locale } from '../host/widget-host.ts';
import { noAnnouncement } from '../widget/announcement.ts';
import { stillActions, stillContext } from '../testing/still-context.fixtures.ts';
import { DealsProvider } from './deals.context.ts';
import { createDealsBackend, type flashSaleDetail, type groupBuyDetail } from './deals.fixtures.ts';
import type { DealsProps } from './deals.props.ts';
import type { DealsState } from './deals.store.ts';
import { dealsStrings } from './deals.strings.ts';
import { DealsView } from './deals.view.tsx';

const state: DealsState = {
  sale: null,
  group: null,
  isLoaded: true,
  proof: null,
  pending: null,
  failure: '',
  announcement: noAnnouncement,
  focus: null,
};

type Parts = Partial<Omit<DealsState, 'sale' | 'group'>> & {
  sale?: ReturnType<typeof flashSaleDetail>;
  group?: ReturnType<typeof groupBuyDetail>;
};

/** The offers in a state, at the time of the test host. */
export const dealsState = ({ sale, group, ...rest }: Parts = {}): DealsState => ({
  ...state,
  sale: sale ? { detail: sale, ahead: Date.parse(sale.now) } : null,
  group: group ? { detail: group, ahead: Date.parse(group.now) } : null,
  ...rest,
});

interface DealsPictureProps {
  state: DealsState;
  locale: Locale;
  invitedTo?: number;
}

/** The offers in a state; nothing happens in them. */
export function DealsPicture({ state: shown, locale, invitedTo = 0 }: DealsPictureProps) {
  const context = stillContext({
    state: shown,
    strings: dealsStrings[locale],
    props: { ...(createDealsBackend().props as unknown as DealsProps), invitedTo },
    locale,
    actions: stillActions<Actions>(),
  });
  return (
    <DealsProvider value={context}>
      <DealsView />
    </DealsProvider>
  );
}

type Actions = NonNullable<Parameters<typeof DealsProvider>[0]['value']>['actions'];
