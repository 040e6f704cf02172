import type { StudiedResource } from '@shuyuan/api-client';
import { Badge } from '@shuyuan/ui/badge';
import { Price } from '@shuyuan/ui/price';
import { RelativeTime } from '@shuyuan/ui/relative-time';
import { useStudyCenter } from './study-center.context.ts';
import * as styles from './study-row.css.ts';

interface FactsProps {
  row: StudiedResource;
  /** When the rows came, epoch milliseconds. */
  at: number;
}

/** What kind of thing it is, how much of it there is, since when it stands here, and what it costs. Of what is gone the kind and the time. */
export function Facts({ row, at }: FactsProps) {
  const { state, strings } = useStudyCenter();
  const { type, extent, state: standing } = row.resource;
  const { tab } = state.place;
  const words = strings.types[type];
  const { moment, around } = {
    learning: { moment: row.studied_at, around: words.studied },
    subscribed: { moment: row.subscribed_at, around: strings.boughtAt },
    collected: { moment: row.collected_at, around: strings.keptAt },
    // Has rows of its own.
    history: { moment: row.studied_at, around: words.studied },
  }[tab];
  return (
    <div className={styles.facts}>
      <span>{words.name}</span> {standing !== 'gone' && <span>{words.extent(extent)}</span>}{' '}
      {moment !== null && (
        <span>
          {around.before}
          <RelativeTime value={moment} now={at} />
          {around.after}
        </span>
      )}{' '}
      {standing === 'hidden' && <Badge tone="caution">{strings.hidden}</Badge>}{' '}
      {standing !== 'gone' && <Terms row={row} />}
    </div>
  );
}

/** What it costs who has not bought it. */
function Terms({ row: { resource, subscribed_at, is_open: isOpen = false } }: Pick<FactsProps, 'row'>) {
  const { strings } = useStudyCenter();
  if (resource.charge === 0) return null;
  if (subscribed_at !== null) return <Badge>{strings.bought}</Badge>;
  // Theirs with something else, such as a membership or a column.
  if (isOpen) return null;
  return (
    <>
      <Price amount={resource.charge} size="small" />
      {resource.is_vip_free && <Badge tone="caution">{strings.freeForMembers}</Badge>}
    </>
  );
}
