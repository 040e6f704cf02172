import type { LoggedChanges } from '@shuyuan/api-client/manage';
import { Drawer } from '@shuyuan/ui/drawer';
import { ErrorState } from '@shuyuan/ui/error-state';
import { Skeleton, SkeletonText } from '@shuyuan/ui/skeleton';
import { Table } from '@shuyuan/ui/table';
import { useManage } from '../../../shell/manage/manage-context.tsx';
import { useResource } from '../../../shell/use-resource.ts';
import { useStrings } from '../../../stores/site-context.tsx';
import * as styles from './log.css.ts';
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
              { id: 'field', label: words.field, width: 'fit', cell: ({ id }) => id },
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

function fieldsOf({ before, after }: Change, words: LogStrings) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((id) => ({ id, before: textOf(before?.[id], words), after: textOf(after?.[id], words) }));
}

const textOf = (value: unknown, { nothing }: LogStrings) => {
  if (value === undefined || value === null || value === '') return nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
};
