import type { VideoRecord } from '@shuyuan/api-client';
import { formatDate } from '@shuyuan/ui/relative-time';
import { momentText } from '../widget/moment-text.ts';
import * as styles from './open-record.css.ts';
import type { FlatCategory } from './record-library.state.ts';
import type { RecordLibraryStrings } from './record-library.strings.ts';
import { sizeText } from './size-text.ts';

interface RecordFactsViewProps {
  record: VideoRecord;
  categories: readonly FlatCategory[];
  strings: RecordLibraryStrings;
}

/** What is known of a recording. */
export function RecordFactsView({ record, categories, strings }: RecordFactsViewProps) {
  const category = categories.find(({ id }) => id === record.category_id)?.name ?? strings.uncategorised;
  const facts: [name: string, value: string][] = [
    [strings.categoryField, category],
    [strings.factLength, momentText(record.duration)],
    [strings.factSize, sizeText(record.size)],
    [strings.factDate, formatDate(Date.parse(record.created_at))],
  ];
  return (
    <dl data-part="facts" className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
