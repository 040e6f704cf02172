import { featureNames } from '@shuyuan/api-client';
import type { LoggedChanges } from '@shuyuan/api-client/manage';
import { Drawer } from '@shuyuan/ui/drawer';
import { ErrorState } from '@shuyuan/ui/error-state';
import { formatDateTime } from '@shuyuan/ui/relative-time';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { Table } from '@shuyuan/ui/table';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import { featureWords } from '../../../shell/features/feature-words.strings.ts';
import { settingsStrings } from '../settings/settings.strings.ts';
import * as styles from './log.css.ts';
import { logFieldStrings } from './log-fields.strings.ts';
import { logStrings, type LogStrings } from './log.strings.ts';

interface LogChangesProps {
  id: number;
  onClose: () => void;
}

/** What one action has changed, field by field. */
export function LogChanges({ id, onClose }: LogChangesProps) {
  const { client } = useManage();
  const words = useStrings(logStrings);
  const action = useResource(`console action ${id}`, (signal) => client.log.action(id, { signal }));
  return (
    <Drawer
      isOpen
      size="large"
      title={words.details}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {action.status === 'loading' && (
        <Skeleton label={words.loading}>
          <SkeletonText width="most" />
        </Skeleton>
      )}
      {action.status === 'failed' && (
        <ErrorState title={words.notLoaded} retryLabel={words.tryAgain} onRetry={action.retry} />
      )}
      {action.status === 'ready' && <Changes action={action.data} words={words} />}
    </Drawer>
  );
}

type Change = LoggedChanges['changes'][number];

function Changes({ action, words }: { action: LoggedChanges; words: LogStrings }) {
  const labelOf = useFieldLabel();
  return (
    <div className={styles.changes}>
      {action.changes.map((change) => (
        <section key={change.id}>
          <h3 className={styles.subject}>
            {action.subjects.find(({ id }) => id === change.id)?.title ?? change.id}
          </h3>
          {change.before === null && <p className={styles.note}>{words.wasNotThere}</p>}
          {change.after === null && <p className={styles.note}>{words.isGone}</p>}
          <Table
            label={words.details}
            columns={[
              { id: 'field', label: words.field, width: 'fit', cell: ({ id }) => labelOf(id) },
              { id: 'before', label: words.before, cell: ({ before }) => before },
              { id: 'after', label: words.after, cell: ({ after }) => after },
            ]}
            rows={fieldsOf(change, words)}
          />
        </section>
      ))}
    </div>
  );
}

/** Labels of fields: of a managed entity, of a setting, of a feature switch; otherwise the contract's name. */
function useFieldLabel() {
  const fields = useStrings(logFieldStrings);
  const settings: Readonly<Record<string, string>> = useStrings(settingsStrings).fields;
  const features = useStrings(featureWords);
  return (id: string) => {
    const feature = featureNames.find((name) => id === `features.${name}`);
    return feature ? features[feature].name : (fields[id] ?? settings[id] ?? id);
  };
}

function fieldsOf({ before, after }: Change, words: LogStrings) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((id) => ({ id, before: textOf(before?.[id], words), after: textOf(after?.[id], words) }));
}

const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

function textOf(value: unknown, words: LogStrings): string {
  if (value === undefined || value === null || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'string') return isInstant.test(value) ? formatDateTime(Date.parse(value)) : value;
  const isPlain = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  return isPlain ? value.join(', ') || words.nothing : JSON.stringify(value);
}
