import { Widget } from '../widget/widget.tsx';
import { RedeemCodeProvider } from './redeem-code.context.ts';
import type { RedeemCodeProps } from './redeem-code.props.ts';
import { createRedeemCodeStore, type RedeemCodeState } from './redeem-code.store.ts';
import { redeemCodeStrings } from './redeem-code.strings.ts';
import { RedeemCodeView } from './redeem-code.view.tsx';

/** A field for a code, what it gives, and taking that. Needs a `HostProvider`. */
export function RedeemCode(props: RedeemCodeProps) {
  return (
    <Widget
      props={props}
      strings={redeemCodeStrings}
      createStore={createRedeemCodeStore}
      moveFocus={moveFocus}
      provider={RedeemCodeProvider}
    >
      <RedeemCodeView />
    </Widget>
  );
}

const moveFocus = (root: HTMLElement, { on }: NonNullable<RedeemCodeState['focus']>) =>
  root.querySelector<HTMLElement>(`[name="${on}"]`)?.focus();
