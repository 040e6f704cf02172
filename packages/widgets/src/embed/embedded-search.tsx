import { createSearchApi, type SearchApi } from '@shuyuan/api-client';
import { useMemo } from 'react';
import { SearchDialog, type SearchDialogProps } from '../search-dialog/index.ts';
import type { EmbeddedProps } from './embedded-widget.ts';
import { readFlag, readRich } from './given.ts';

/** `<shuyuan-search open>`: the page opens it by its attribute or property, and it closes by itself. */
export function EmbeddedSearch({ given, school, emit, shut }: EmbeddedProps) {
  const own = readRich<SearchApi>(given, 'search');
  const search = useMemo(() => own ?? createSearchApi(school.http), [own, school]);
  const initial = readRich<SearchDialogProps['initial']>(given, 'initial');
  return (
    <SearchDialog
      search={search}
      isOpen={readFlag(given, 'open')}
      onClose={() => void (emit('close', {}) && shut())}
      onSelect={(selection) => void emit('select', selection)}
      onStateChange={(place) => void emit('state-change', place)}
      matchesInitials={readFlag(given, 'matchesInitials')}
      {...(initial && { initial })}
    />
  );
}
