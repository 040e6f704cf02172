import type { GoodsOffer } from '@shuyuan/api-client';
import { NativeRadioGroup } from '@shuyuan/ui/native-radio-group';
import { formatDate } from '@shuyuan/ui/relative-time';
import * as styles from '../checkout.css.ts';
import type { CashierActions } from './cashier.store.ts';
import type { CashierStrings } from './cashier.strings.ts';

interface TermChoiceViewProps {
  offer: GoodsOffer;
  upgrade: NonNullable<GoodsOffer['upgrade']>;
  isUpgrade: boolean;
  isOrdering: boolean;
  actions: CashierActions;
  strings: CashierStrings;
}

const dayOf = (instant: string) => formatDate(Date.parse(instant));

/** Whether a membership takes the place of the one that runs, or follows it, and until when each lasts. */
export function TermChoiceView(props: TermChoiceViewProps) {
  const { offer, upgrade, isUpgrade, isOrdering, actions, strings } = props;
  const { ends_at: endsAt, later_until: laterUntil } = upgrade;
  const options = [
    {
      value: 'upgrade' as const,
      label: strings.upgradeNow,
      description: [
        strings.upgradeUntil(upgrade.from.name, dayOf(endsAt)),
        laterUntil === null ? '' : strings.laterMoves(dayOf(laterUntil)),
        strings.upgradeAlone,
      ].join(''),
    },
    {
      value: 'follow' as const,
      label: strings.follow,
      description: offer.ends_at ? strings.followUntil(upgrade.from.name, dayOf(offer.ends_at)) : '',
    },
  ];
  return (
    <div className={styles.part}>
      <NativeRadioGroup
        label={strings.term}
        layout="cards"
        options={options}
        value={isUpgrade ? 'upgrade' : 'follow'}
        isReadOnly={isOrdering}
        onChange={(value) => actions.chooseTerm(value === 'upgrade')}
      />
    </div>
  );
}
