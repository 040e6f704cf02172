import type { MembershipPlan, User } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { CheckIcon } from '@shuyuan/ui/icons';
import { formatPrice, Price } from '@shuyuan/ui/price';
import { dailyCharge, recommendedPlan, type Recommendation } from './recommended-plan.ts';
import type { PlansViewContext } from './membership-plans.view.tsx';
import { PlanWay } from './plan-way.view.tsx';
import { wayToPlan, type WayToPlan } from './way-to-plan.ts';
import * as styles from './plan-cards.css.ts';

export type RunningMembership = NonNullable<User['membership']>;

interface PlanCardsProps {
  plans: readonly MembershipPlan[];
  membership: RunningMembership | null;
  context: PlansViewContext;
}

/** More than these do not stand beside the plan that is put first, but below it. */
const mostBeside = 2;

/** The plan that is put first, large, and the others beside it; all alike where none is. */
export function PlanCards({ plans, membership, context }: PlanCardsProps) {
  const { strings } = context;
  const first = recommendedPlan(plans);
  const others = plans.filter((plan) => plan !== first?.plan);
  const isBeside = first !== null && others.length <= mostBeside;
  const card = (plan: MembershipPlan, recommendation: Recommendation | null) => (
    <PlanCard
      key={plan.id}
      plan={plan}
      recommendation={recommendation}
      way={wayToPlan(plan, membership, plans)}
      context={context}
    />
  );
  return (
    <div className={styles.measure}>
      <p data-focus="plans" tabIndex={-1} className={styles.choose}>
        {strings.choose}
      </p>
      <ul className={isBeside ? styles.besides : styles.cards}>
        {first && card(first.plan, first)}
        {others.map((plan) => card(plan, null))}
      </ul>
    </div>
  );
}

interface PlanCardProps {
  plan: MembershipPlan;
  /** Null for what is not put first. */
  recommendation: Recommendation | null;
  way: WayToPlan;
  context: PlansViewContext;
}

function PlanCard({ plan, recommendation, way, context }: PlanCardProps) {
  // What is compared below need not be listed on every card.
  const { strings, level, coverage } = context;
  const { name, charge, expire_days: days, desc_rows: benefits } = plan;
  const Heading = `h${level === 3 ? 4 : level === 2 ? 3 : 2}` as const;
  return (
    <li data-part="plan" className={recommendation ? styles.first : styles.card}>
      <div className={styles.offer}>
        <div className={styles.nameRow}>
          <Heading className={recommendation ? styles.firstName : styles.name}>{name}</Heading>
          {way.kind === 'renew' && <Badge tone="caution">{strings.running}</Badge>}
          {recommendation && (
            <Badge tone="action">
              {recommendation.tenths === null ? strings.bestValue : strings.chosenBy(recommendation.tenths)}
            </Badge>
          )}
        </div>
        <p className={styles.price}>
          <Price amount={charge} size="large" />
          <span className={styles.days}>{strings.days(days)}</span>
        </p>
        {charge > 0 && days > 1 && (
          <p className={styles.daily}>{strings.daily(formatPrice(dailyCharge(plan)))}</p>
        )}
        <PlanWay plan={plan} way={way} isFirst={recommendation !== null} context={context} />
      </div>
      {benefits.length > 0 && (recommendation || !coverage) && (
        <ul
          className={recommendation ? styles.firstBenefits : styles.benefits}
          aria-label={strings.benefits(name)}
        >
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
    </li>
  );
}
