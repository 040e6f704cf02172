import type { MembershipPlan, User } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { CheckIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { formatPrice, Price } from '@shuyuan/ui/price';
import { bestValue, dailyCharge } from './best-value.ts';
import type { PlansViewContext } from './membership-plans.view.tsx';
import * as styles from './plan-cards.css.ts';

export type RunningMembership = NonNullable<User['membership']>;

interface PlanCardsProps {
  plans: readonly MembershipPlan[];
  membership: RunningMembership | null;
  context: PlansViewContext;
}

/** The plans beside each other, as high as the highest. */
export function PlanCards({ plans, membership, context }: PlanCardsProps) {
  const { strings } = context;
  const best = bestValue(plans);
  return (
    <>
      <p data-focus="plans" tabIndex={-1} className={styles.choose}>
        {strings.choose}
      </p>
      <ul className={styles.cards}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isBest={plan === best}
            isRunning={plan.id === membership?.id}
            context={context}
          />
        ))}
      </ul>
    </>
  );
}

interface PlanCardProps {
  plan: MembershipPlan;
  isBest: boolean;
  isRunning: boolean;
  context: PlansViewContext;
}

function PlanCard({ plan, isBest, isRunning, context }: PlanCardProps) {
  const { strings, actions, level } = context;
  const { name, charge, expire_days: days, desc_rows: benefits } = plan;
  const Heading = `h${level === 3 ? 4 : level === 2 ? 3 : 2}` as const;
  return (
    <li data-part="plan" className={styles.card}>
      <div className={styles.nameRow}>
        <Heading className={styles.name}>{name}</Heading>
        {isRunning && <Badge tone="caution">{strings.running}</Badge>}
        {isBest && <Badge tone="action">{strings.bestValue}</Badge>}
      </div>
      <p className={styles.price}>
        <Price amount={charge} size="large" />
        <span className={styles.days}>{strings.days(days)}</span>
      </p>
      {charge > 0 && days > 1 && (
        <p className={styles.daily}>{strings.daily(formatPrice(dailyCharge(plan)))}</p>
      )}
      {benefits.length > 0 && (
        <ul className={styles.benefits} aria-label={strings.benefits(name)}>
          {benefits.map((benefit, index) => (
            <li key={index} className={styles.benefit}>
              <span className={styles.tick}>
                <CheckIcon size="small" />
              </span>
              {benefit}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.action}>
        <NativeButton
          tone="action"
          aria-label={isRunning ? strings.renewPlan(name) : strings.buyPlan(name)}
          onPress={() => actions.buy(plan)}
        >
          {isRunning ? strings.renew : strings.buy}
        </NativeButton>
      </div>
    </li>
  );
}
