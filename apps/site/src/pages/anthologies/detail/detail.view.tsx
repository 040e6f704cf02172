import type { AnthologyDetail } from '@shuyuan/api-client';
import { Avatar } from '@shuyuan/ui/avatar';
import { Badge } from '@shuyuan/ui/badge';
import { EmptyState } from '@shuyuan/ui/empty-state';
import { Heading, Section, Text } from '@shuyuan/ui/layout';
import { RichText } from '@shuyuan/ui/rich-text';
import { SkeletonBlock } from '@shuyuan/ui/skeleton';
import { paths } from '../../../paths/paths.ts';
import type { Resource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { DetailFrame } from '../../archetypes/detail-frame.tsx';
import { DetailLayout, DetailSkeleton } from '../../archetypes/detail-layout.tsx';
import * as styles from '../../archetypes/detail.css.ts';
import { AnthologyCover } from '../anthology-cover.tsx';
import { AnthologyFacts } from '../anthology-facts.tsx';
import { anthologyWords } from '../anthology-words.strings.ts';
import { Contents } from './contents.tsx';
import { detailStrings } from './detail.strings.ts';
import { WayOn } from './way-on.tsx';

/** A picture of an anthology's page. */
export function DetailView({ anthology }: { anthology: Resource<AnthologyDetail> }) {
  const strings = useStrings(detailStrings);
  return (
    <DetailFrame
      resource={anthology}
      words={strings}
      skeleton={<DetailSkeleton ratio="3:4" facts={<SkeletonBlock width={280} height={24} />} />}
    >
      {(detail) => <Shown detail={detail} />}
    </DetailFrame>
  );
}

function Shown({ detail }: { detail: AnthologyDetail }) {
  const strings = useStrings(detailStrings);
  const words = useStrings(anthologyWords);
  const { anthology, chapters } = detail;
  return (
    <DetailLayout
      way={[
        { label: words.home, href: paths.home() },
        { label: words.anthologies, href: paths.anthologies() },
        { label: anthology.title },
      ]}
      head={<Head anthology={anthology} />}
      side={<WayOn detail={detail} />}
    >
      <Section title={strings.contents} font="reading">
        {chapters.length > 0 ? (
          <Contents detail={detail} />
        ) : (
          <EmptyState title={strings.emptyContents} description={strings.emptyContentsHint} />
        )}
      </Section>
      {anthology.render_description !== '' && (
        <Section title={strings.about} font="reading">
          <RichText html={anthology.render_description} />
        </Section>
      )}
    </DetailLayout>
  );
}

function Head({ anthology }: Pick<AnthologyDetail, 'anthology'>) {
  const strings = useStrings(detailStrings);
  const words = useStrings(anthologyWords);
  const { title, short_description: description, author, is_buy: isBought } = anthology;
  return (
    <header className={styles.head}>
      <AnthologyCover anthology={anthology} isPriority />
      <div className={styles.words}>
        <Heading level={1} font="reading" size="display">
          {title}
        </Heading>
        <Text size="reading">{description}</Text>
        <div className={styles.facts}>
          <Avatar name={author?.nick_name ?? ''} src={author?.avatar ?? null} size="small" />
          <span className={styles.author}>{author?.nick_name ?? words.unknownAuthor}</span>
          {/* What it costs stands in the box that sells it. */}
          <AnthologyFacts anthology={anthology} saysPrice={anthology.charge === 0} />
          {isBought && <Badge tone="positive">{strings.bought}</Badge>}
        </div>
      </div>
    </header>
  );
}
