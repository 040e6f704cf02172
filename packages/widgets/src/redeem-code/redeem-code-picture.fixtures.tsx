import type { Locale } from '../host/widget-host.ts';
import { noAnnouncement } from '../widget/announcement.ts';
import { stillActions, stillContext } from '../testing/still-context.fixtures.ts';
import { RedeemCodeProvider } from './redeem-code.context.ts';
import { createRedeemBackend } from './redeem-code.fixtures.ts';
import type { RedeemCodeState } from './redeem-code.store.ts';
import { redeemCodeStrings } from './redeem-code.strings.ts';
import { RedeemCodeView } from './redeem-code.view.tsx';

/** Redeeming in a state; a code is typed. */
export const redeemState = (parts: Partial<RedeemCodeState> = {}): RedeemCodeState => ({
  code: 'KAIXUE23A456',
  codeError: '',
  step: { at: 'code' },
  announcement: noAnnouncement,
  focus: null,
  ...parts,
});

interface RedeemCodePictureProps {
  state: RedeemCodeState;
  locale: Locale;
}

/** Redeeming in a state; nothing happens in it. */
export function RedeemCodePicture({ state, locale }: RedeemCodePictureProps) {
  const context = stillContext({
    state,
    strings: redeemCodeStrings[locale],
    props: createRedeemBackend().props,
    locale,
    actions: stillActions<Actions>(),
  });
  return (
    <RedeemCodeProvider value={context}>
      <RedeemCodeView />
    </RedeemCodeProvider>
  );
}

type Actions = NonNullable<Parameters<typeof RedeemCodeProvider>[0]['value']>['actions'];
