import type { MembershipPlan } from '@shuyuan/api-client';
import { NativeButton } from '@shuyuan/ui/native-button';
import { formatPrice } from '@shuyuan/ui/price';
import { formatDate } from '@shuyuan/ui/relative-time';
import type { PlansViewContext } from './membership-plans.view.tsx';
import * as styles from './plan-cards.css.ts';
import type { WayToPlan } from './way-to-plan.ts';

interface PlanWayProps {
  plan: MembershipPlan;
  way: WayToPlan;
  isFirst: boolean;
  context: PlansViewContext;
}

/** What the button says. A lower plan, and one behind others, are bought as any other. */
const deedOf = ({ kind }: WayToPlan) => (kind === 'renew' || kind === 'upgrade' ? kind : 'buy');

const dayOf = (instant: string) => formatDate(Date.parse(instant));

/** How a plan is had: what its upgrade costs line by line, until when one is a member then, and the button. */
export function PlanWay({ plan, way, isFirst, context: { strings, actions } }: PlanWayProps) {
  const isUpgrade = way.kind === 'upgrade';
  const deed = deedOf(way);
  return (
    <>
      {isUpgrade && <UpgradeLines upgrade={way.upgrade} name={plan.name} strings={strings} />}
      {!isUpgrade && way.kind !== 'buy' && (
        <p className={styles.said}>
          {way.kind !== 'renew' && strings[way.kind]}
          {plan.ends_at && strings.until(dayOf(plan.ends_at))}
        </p>
      )}
      <div className={styles.action}>
        <NativeButton
          tone={isFirst || isUpgrade ? 'action' : 'neutral'}
          aria-label={strings[`${deed}Plan`](plan.name)}
          onPress={() => actions.buy(plan)}
        >
          {strings[deed]}
        </NativeButton>
      </div>
    </>
  );
}

interface UpgradeLinesProps {
  upgrade: Extract<WayToPlan, { kind: 'upgrade' }>['upgrade'];
  name: string;
  strings: PlansViewContext['strings'];
}

function UpgradeLines({ upgrade, name, strings }: UpgradeLinesProps) {
  const { from, lines, ends_at: endsAt, later_until: laterUntil } = upgrade;
  return (
    <>
      <dl className={styles.lines} aria-label={strings.upgradePrice(name)}>
        {lines.map(({ kind, amount }) => (
          <div key={kind} className={styles.line}>
            <dt>
              {kind === 'upgrade' ? strings.credit(from.name) : strings[kind === 'price' ? 'price' : 'toPay']}
            </dt>
            <dd className={styles.amount}>
              {amount < 0 ? '−' : ''}
              {formatPrice(Math.abs(amount))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.said}>
        {strings.upgradeUntil(from.name, dayOf(endsAt))}
        {laterUntil !== null && strings.laterMoves(dayOf(laterUntil))}
      </p>
    </>
  );
}
