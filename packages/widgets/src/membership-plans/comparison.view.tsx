import type { MembershipPlan } from '@shuyuan/api-client';
import { CheckIcon } from '@shuyuan/ui/icons';
import { formatPrice } from '@shuyuan/ui/price';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { comparedBenefits, sharedBenefits, type Coverage } from './compared-benefits.ts';
import * as styles from './comparison.css.ts';
import type { PlansViewContext } from './membership-plans.view.tsx';
import { recommendedPlan } from './recommended-plan.ts';

interface ComparisonProps {
  plans: readonly MembershipPlan[];
  coverage: Coverage;
  context: PlansViewContext;
}

/** What one has without a membership and with each plan, side by side. */
export function Comparison({ plans, coverage, context: { strings, level } }: ComparisonProps) {
  const rows = comparedBenefits(plans, coverage);
  const shared = sharedBenefits(plans);
  const first = recommendedPlan(plans)?.plan;
  const Heading = `h${level === 3 ? 4 : level === 2 ? 3 : 2}` as const;
  if (rows.length === 0)
    return shared.length > 0 && <p className={styles.shared}>{strings.shared(shared)}</p>;
  const mark = (isGiven: boolean) => (
    <Mark words={isGiven ? strings.has : strings.hasNot} isGiven={isGiven} />
  );
  return (
    <section data-part="comparison" className={styles.comparison}>
      <Heading className={styles.heading}>{strings.comparison}</Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls must be reached by keys */}
      <div role="region" aria-label={strings.comparison} tabIndex={0} className={styles.scroller}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <VisuallyHidden>{strings.benefit}</VisuallyHidden>
              </th>
              <th scope="col" className={styles.column}>
                {strings.guest}
              </th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" className={plan === first ? styles.firstColumn : styles.column}>
                  {plan.name}
                  <span className={styles.price}>{formatPrice(plan.charge)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, isForGuests, planIds }) => (
              <tr key={name}>
                <th scope="row" className={styles.benefit}>
                  {name}
                </th>
                <td className={styles.cell}>{mark(isForGuests)}</td>
                {plans.map((plan) => (
                  <td key={plan.id} className={plan === first ? styles.firstCell : styles.cell}>
                    {mark(planIds.has(plan.id))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shared.length > 0 && <p className={styles.shared}>{strings.shared(shared)}</p>}
    </section>
  );
}

/** Said in words as well: a picture alone tells a screen reader nothing. */
const Mark = ({ words, isGiven }: { words: string; isGiven: boolean }) => (
  <>
    <span aria-hidden="true" className={isGiven ? styles.given : styles.missing}>
      {isGiven ? <CheckIcon size="small" /> : '–'}
    </span>
    <VisuallyHidden>{words}</VisuallyHidden>
  </>
);
