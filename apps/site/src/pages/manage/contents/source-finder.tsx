import type { PermissionCode } from '@shuyuan/api-client';
import { cutText, longestKeywords } from '@shuyuan/api-client';
import { ComboBox } from '@shuyuan/ui/combo-box';
import { useState } from 'react';
import { useResource } from '../../../shell/use-resource.ts';
import { holdsOne, noPermissions } from '../../../stores/permissions.ts';
import { useSession } from '../../../stores/site-context.tsx';

interface SourceFinderProps<Row> {
  label: string;
  /** Names what is looked for. */
  subject: string;
  /** What looking for it asks for: nothing is offered without. */
  permission: PermissionCode;
  find: (keywords: string, signal: AbortSignal) => Promise<readonly Row[]>;
  describe: (row: Row) => string;
  /** Whether a row is not offered, for having been chosen. */
  isLeftOut?: (row: Row) => boolean;
  onPick: (row: Row) => void;
  error?: string | undefined;
}

/** Finds one of the console's things by its title, drafts too, and is empty again for the next one. */
export function SourceFinder<Row extends { id: number; title: string }>({
  label,
  subject,
  permission,
  find,
  describe,
  isLeftOut,
  onPick,
  error,
}: SourceFinderProps<Row>) {
  const [keywords, setKeywords] = useState('');
  const [picked, setPicked] = useState(0);
  const mayAsk = useSession(({ user }) => holdsOne(user?.permissions ?? noPermissions, permission));
  const found = useResource(`console ${subject} to pick ${mayAsk} ${keywords}`, async (signal) =>
    mayAsk ? find(keywords, signal) : [],
  );
  const rows =
    (found.status === 'ready' ? found.data : found.status === 'loading' ? found.stale : null) ?? [];
  return (
    <ComboBox
      // Empty again for the next one.
      key={picked}
      label={label}
      filter={null}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person is still choosing
      autoFocus={picked > 0}
      isLoading={found.status === 'loading'}
      value={null}
      onChange={(chosen) => {
        const row = rows.find(({ id }) => String(id) === chosen);
        if (!row) return;
        setKeywords('');
        setPicked(picked + 1);
        onPick(row);
      }}
      onInputChange={(text) => setKeywords(cutText(text, longestKeywords))}
      options={rows
        .filter((row) => !isLeftOut?.(row))
        .map((row) => ({ value: String(row.id), label: row.title, description: describe(row) }))}
      {...(error !== undefined && { errorMessage: error })}
    />
  );
}
