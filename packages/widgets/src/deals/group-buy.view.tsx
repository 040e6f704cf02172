import type { GroupBuyDetail, GroupBuyTeam } from '@shuyuan/api-client/money';
import { Avatar } from '@shuyuan/ui/avatar';
import { Countdown } from '@shuyuan/ui/countdown';
import { NativeButton } from '@shuyuan/ui/native-button';
import { formatPrice, Price } from '@shuyuan/ui/price';
import { useDeals } from './deals.context.ts';
import * as styles from './deals.css.ts';
import { useServerClock } from './use-server-clock.ts';

interface GroupBuyCardProps {
  detail: GroupBuyDetail;
  ahead: number;
}

/** What it costs together, groups that wait for people, and the ways to begin one or to join. */
export function GroupBuyCard({ detail, ahead }: GroupBuyCardProps) {
  const { strings, props } = useDeals();
  const { goods, join_item: own } = detail;
  const serverNow = useServerClock(ahead);
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <div data-part="group-buy" className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.title}>{strings.groupBuy}</Heading>
        <span className={styles.note}>{strings.peopleOf(goods.people_num)}</span>
      </div>
      <div className={styles.facts}>
        <Price amount={goods.charge} originalAmount={goods.original_charge} size="large" />
      </div>
      {own?.status === 2 && <p className={styles.note}>{strings.failedTeam}</p>}
      {own && own.status !== 2 ? (
        <OwnTeam team={own} now={serverNow} />
      ) : (
        <Ways detail={detail} now={serverNow} />
      )}
    </div>
  );
}

interface TeamProps {
  team: GroupBuyTeam;
  now: () => number;
}

function OwnTeam({ team, now }: TeamProps) {
  const { strings, actions } = useDeals();
  if (team.status === 1) return <p className={styles.note}>{strings.complete}</p>;
  return (
    <>
      <p className={styles.note}>{strings.inTeam}</p>
      <div className={styles.facts}>
        <Members team={team} />
        <span>{strings.missing(team.over_people_num)}</span>
        <Countdown
          label={strings.remaining}
          deadline={team.expires_at}
          now={now}
          size="small"
          onEnd={actions.refresh}
        />
      </div>
      <NativeButton tone="action" onPress={() => actions.copyInvitation(team.id)}>
        {strings.copyLink}
      </NativeButton>
    </>
  );
}

function Ways({ detail: { goods, items }, now }: { detail: GroupBuyDetail; now: () => number }) {
  const { strings, actions, state, props } = useDeals();
  // Whoever was invited came for that group.
  const teams = items.toSorted((a, b) => Number(b.id === props.invitedTo) - Number(a.id === props.invitedTo));
  const canBegin = goods.is_start && !goods.is_over;
  return (
    <>
      {teams.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one
        <ul role="list" aria-label={strings.open} className={styles.teams}>
          {teams.map((team) => (
            <Team key={team.id} team={team} now={now} />
          ))}
        </ul>
      )}
      {canBegin && (
        <NativeButton
          tone={teams.length > 0 ? 'neutral' : 'action'}
          size="large"
          isPending={state.pending === 'begin'}
          onPress={actions.begin}
        >
          {strings.begin(formatPrice(goods.charge))}
        </NativeButton>
      )}
      {!canBegin && (
        <p className={styles.note}>
          {goods.is_over ? (
            strings.ended
          ) : (
            <Countdown
              label={strings.untilStart}
              deadline={goods.started_at}
              now={now}
              size="small"
              onEnd={actions.refresh}
            />
          )}
        </p>
      )}
      <p className={styles.note}>{strings.refundHint}</p>
    </>
  );
}

function Team({ team, now }: TeamProps) {
  const { strings, actions, state, props } = useDeals();
  const name = team.create_user_name || strings.someone;
  return (
    <li data-part="team" className={styles.team}>
      <Members team={team} />
      <span className={styles.teamWords}>
        <span>{team.id === props.invitedTo ? strings.invited : strings.by(name)}</span>
        <span className={styles.teamFacts}>
          {strings.missing(team.over_people_num)}
          <Countdown
            label={strings.remaining}
            deadline={team.expires_at}
            now={now}
            size="small"
            onEnd={actions.refresh}
          />
        </span>
      </span>
      <NativeButton
        tone="action"
        size="small"
        aria-label={strings.joinTeamOf(name)}
        isPending={state.pending === String(team.id)}
        onPress={() => actions.joinTeam(team.id)}
      >
        {strings.joinTeam}
      </NativeButton>
    </li>
  );
}

const Members = ({ team: { users } }: { team: GroupBuyTeam }) => (
  <span aria-hidden="true" className={styles.members}>
    {users.map(({ id, name, avatar }) => (
      <Avatar key={id} name={name} src={avatar} size="small" />
    ))}
  </span>
);
