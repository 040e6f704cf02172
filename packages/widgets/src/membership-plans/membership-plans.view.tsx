import type { User } from '@shuyuan/api-client';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { ErrorState } from '@shuyuan/ui/error-state';
import { OfflineIcon, VipIcon } from '@shuyuan/ui/icons';
import { formatDate } from '@shuyuan/ui/relative-time';
import type { Ref } from 'react';
import * as styles from './membership-plans.css.ts';
import type { MembershipPlansActions, PlansState } from './membership-plans.store.ts';
import type { MembershipPlansStrings } from './membership-plans.strings.ts';
import type { Coverage } from './compared-benefits.ts';
import { Comparison } from './comparison.view.tsx';
import { PlanCards, type RunningMembership } from './plan-cards.view.tsx';
import { isHighest } from './way-to-plan.ts';
import { PlansSkeleton } from './plans-skeleton.view.tsx';

/** What every part of the plans is drawn with. */
export interface PlansViewContext {
  actions: MembershipPlansActions;
  strings: MembershipPlansStrings;
  level: 1 | 2 | 3;
  /** Compares the plans below them; left out where the page knows of nothing to compare. */
  coverage?: Coverage | undefined;
}

export interface MembershipPlansViewProps {
  state: PlansState;
  /** Null for a visitor, and for whoever is no member or no longer one. */
  membership: RunningMembership | null;
  context: PlansViewContext;
  rootRef?: Ref<HTMLElement>;
}

/** A picture of the member centre. */
export function MembershipPlansView({ state, membership, context, rootRef }: MembershipPlansViewProps) {
  const { strings, level } = context;
  const Heading = `h${level}` as const;
  return (
    <section
      ref={rootRef}
      data-component="membership-plans"
      data-state={state.status}
      aria-label={strings.title}
      className={styles.plans}
    >
      <Heading className={styles.heading}>{strings.title}</Heading>
      {membership && (
        <Running
          membership={membership}
          isHighest={state.status === 'ready' && isHighest(membership, state.plans)}
          strings={strings}
        />
      )}
      <Plans state={state} membership={membership} context={context} />
    </section>
  );
}

interface RunningProps {
  membership: NonNullable<User['membership']>;
  /** Nothing dearer is for sale. */
  isHighest: boolean;
  strings: MembershipPlansStrings;
}

function Running({ membership: { name, expired_at }, isHighest: isTop, strings }: RunningProps) {
  return (
    <div data-part="running" className={styles.running}>
      <span className={styles.seal}>
        <VipIcon />
      </span>
      <div className={styles.runningText}>
        <p className={styles.runningName}>{strings.memberOf(name)}</p>
        <p className={styles.until}>
          {strings.validUntil} <time dateTime={expired_at}>{formatDate(Date.parse(expired_at))}</time>
          <span>{isTop ? strings.highest : strings.prolonging}</span>
        </p>
      </div>
    </div>
  );
}

function Plans({ state, membership, context }: Omit<MembershipPlansViewProps, 'rootRef'>) {
  const { strings, actions } = context;
  if (state.status === 'loading') return <PlansSkeleton strings={strings} />;
  if (state.status === 'failed')
    return (
      <ErrorState
        title={strings.failed}
        description={state.isOffline ? strings.offlineHint : strings.failedHint}
        {...(state.isOffline && { icon: <OfflineIcon size="large" /> })}
        isRetrying={state.isRetrying}
        onRetry={actions.load}
      />
    );
  if (state.plans.length === 0)
    return (
      <EmptyState icon={<VipIcon size="large" />} title={strings.empty} description={strings.emptyHint} />
    );
  return (
    <>
      <PlanCards plans={state.plans} membership={membership} context={context} />
      {context.coverage && <Comparison plans={state.plans} coverage={context.coverage} context={context} />}
    </>
  );
}
