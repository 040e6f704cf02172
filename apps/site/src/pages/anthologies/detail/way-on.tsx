import type { AnthologyDetail } from '@shuyuan/api-client';
import { Text } from '@shuyuan/ui/layout';
import { LinkButton } from '@shuyuan/ui/link-button';
import { ProgressBar } from '@shuyuan/ui/progress';
import { paths } from '../../../paths/paths.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../archetypes/detail.css.ts';
import { Offer } from '../../things/offer.tsx';
import { detailStrings } from './detail.strings.ts';

interface WayOnProps {
  detail: AnthologyDetail;
}

/** The next step of this reader: on to the next article, or to having all of them. */
export function WayOn({ detail }: WayOnProps) {
  const { anthology, chapters, study } = detail;
  if (anthology.charge > 0 && !anthology.can_read) return <AnthologyOffer detail={detail} />;
  if (chapters.length === 0) return null;
  return study ? <Progress detail={detail} study={study} /> : <Visitor detail={detail} />;
}

const entriesOf = ({ chapters }: AnthologyDetail) => chapters.flatMap(({ articles }) => articles);

function AnthologyOffer({ detail }: WayOnProps) {
  const strings = useStrings(detailStrings);
  const { anthology } = detail;
  const entries = entriesOf(detail);
  const trial = entries.find(({ can_read: isOpen }) => isOpen) ?? entries[0];
  return (
    <Offer
      goods={{ goods_type: 'anthology', goods_id: anthology.id }}
      price={{ charge: anthology.charge }}
      isForMembers={anthology.is_vip_free}
      included={strings.included(anthology.articles_count)}
      words={strings}
    >
      {trial && (
        <LinkButton isFullWidth isQuiet href={paths.articleWithin(anthology.id, trial.id)}>
          {strings.tryIt}
        </LinkButton>
      )}
    </Offer>
  );
}

function Progress({ detail, study }: WayOnProps & { study: NonNullable<AnthologyDetail['study']> }) {
  const strings = useStrings(detailStrings);
  const { anthology } = detail;
  const entries = entriesOf(detail);
  const next = entries.find(({ id }) => id === study.next_id);
  const goTo = next ?? entries[0];
  const label = next ? (study.progress > 0 ? strings.resume : strings.start) : strings.again;
  return (
    <section className={styles.box} aria-label={strings.progress}>
      {!next && (
        <Text weight="bold" tone="strong">
          {strings.finished}
        </Text>
      )}
      <ProgressBar label={strings.progress} value={study.progress} tone={next ? 'action' : 'positive'} />
      <Text size="small" tone="muted">
        {next ? strings.readOf(study.read_count, entries.length) : strings.finishedHint}
      </Text>
      {goTo && (
        <LinkButton
          tone={next ? 'action' : 'neutral'}
          size="large"
          isFullWidth
          href={paths.articleWithin(anthology.id, goTo.id)}
        >
          {label}
        </LinkButton>
      )}
      {next && study.progress > 0 && <Text size="small">{strings.nextIs(next.title)}</Text>}
    </section>
  );
}

function Visitor({ detail }: WayOnProps) {
  const strings = useStrings(detailStrings);
  const { anthology } = detail;
  const [first] = entriesOf(detail);
  if (!first) return null;
  return (
    <section className={styles.box} aria-label={strings.progress}>
      <LinkButton tone="action" size="large" isFullWidth href={paths.articleWithin(anthology.id, first.id)}>
        {strings.start}
      </LinkButton>
      <Text size="small" tone="muted">
        {strings.signInHint}
      </Text>
      <LinkButton isFullWidth href={paths.login(paths.anthology(anthology.id))}>
        {strings.signIn}
      </LinkButton>
    </section>
  );
}
