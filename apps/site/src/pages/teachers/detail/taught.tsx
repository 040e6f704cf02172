import type { TeacherDetail } from '@shuyuan/api-client';
import { Section } from '@shuyuan/ui/layout';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from '../../anthologies/list/list.css.ts';
import { ComboItem } from '../../combos/combo-item.tsx';
import { VideoItem } from '../../videos/video-item.tsx';
import { detailStrings } from './detail.strings.ts';

/** Their columns. Nothing where there are none. */
export function Combos({ combos }: Pick<TeacherDetail, 'combos'>) {
  const strings = useStrings(detailStrings);
  if (combos.length === 0) return null;
  return (
    <Section title={strings.combos} font="reading">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ol role="list" className={styles.books}>
        {combos.map((combo) => (
          <ComboItem key={combo.id} combo={combo} level={3} />
        ))}
      </ol>
    </Section>
  );
}

/** Their videos. Nothing where there are none. */
export function Videos({ videos }: Pick<TeacherDetail, 'videos'>) {
  const strings = useStrings(detailStrings);
  if (videos.length === 0) return null;
  return (
    <Section title={strings.videos} font="reading">
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ol role="list" className={styles.books}>
        {videos.map((video) => (
          <VideoItem key={video.id} video={video} level={3} />
        ))}
      </ol>
    </Section>
  );
}
