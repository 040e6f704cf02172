import { Button } from '@shuyuan/ui/button';
import { GridListItem, ReorderableGridList } from '@shuyuan/ui/grid-list';
import { IconButton } from '@shuyuan/ui/icon-button';
import { CloseIcon, DeleteIcon, EditIcon, PlusIcon } from '@shuyuan/ui/icons';
import { Inline, Stack, Text } from '@shuyuan/ui/layout';
import { useState, type ReactNode } from 'react';
import { useStrings } from '../../../stores/site-context.tsx';
import { ChapterDialog } from './chapter-dialog.tsx';
import { contentsStrings, type ContentsStrings } from './contents.strings.ts';
import {
  renamed,
  reordered,
  rowsOf,
  withHeading,
  withoutEntry,
  withoutHeading,
  type Parts,
  type PartsRow,
} from './parts.ts';

/** What a row shows of an entry. */
export interface EntryWords {
  title: string;
  description?: string;
  aside?: string;
  start?: ReactNode;
}

interface ContentsListProps<Entry> {
  label: string;
  hint: string;
  /** Where nothing stands in it. */
  empty: string;
  parts: Parts<Entry>;
  onChange: (parts: Parts<Entry>) => void;
  /** Names an entry as long as it stands there, wherever it is moved. */
  keyOf: (entry: Entry) => string;
  wordsOf: (entry: Entry) => EntryWords;
  /** Opens an entry to be changed. Without it entries only move and go. */
  onOpen?: (entry: Entry) => void;
  /** Without chapters there is one list. @default true */
  hasChapters?: boolean;
  error?: string | undefined;
  /** What puts something in. */
  children: ReactNode;
}

/** What stands in something by chapter: put in order by dragging and by keys, chapters too. */
export function ContentsList<Entry>(props: ContentsListProps<Entry>) {
  const { label, hint, empty, parts, onChange, keyOf, hasChapters = true, error, children } = props;
  const words = useStrings(contentsStrings);
  /** The chapter whose name is written; -1 for a new one. */
  const [naming, setNaming] = useState<number | null>(null);
  const rows = rowsOf(parts, keyOf);
  return (
    <Stack as="section" gap={12} label={label}>
      <Text weight="bold">{label}</Text>
      <Text size="small" tone="muted">
        {hint}
      </Text>
      {rows.length === 0 ? (
        <Text tone="muted">{empty}</Text>
      ) : (
        <>
          <ReorderableGridList
            label={label}
            order={rows.map(({ key }) => key)}
            onReorder={(order) => onChange(reordered(parts, keyOf, order))}
          >
            {rows.map((row) => rowView(row, props, words, setNaming))}
          </ReorderableGridList>
          <Text size="small" tone="muted">
            {words.dragHint}
          </Text>
        </>
      )}
      {error !== undefined && (
        <Text tone="critical" size="small">
          {error}
        </Text>
      )}
      {children}
      {hasChapters && (
        <Inline>
          <Button size="small" icon={<PlusIcon size="small" />} onPress={() => setNaming(-1)}>
            {words.addChapter}
          </Button>
        </Inline>
      )}
      {naming !== null && (
        <ChapterDialog
          title={parts[naming]?.title ?? ''}
          isNew={naming === -1}
          words={words}
          onDone={(title) => {
            onChange(naming === -1 ? withHeading(parts, title) : renamed(parts, naming, title));
            setNaming(null);
          }}
          onClose={() => setNaming(null)}
        />
      )}
    </Stack>
  );
}

/** Called, not mounted: a list knows its items by their elements. */
function rowView<Entry>(
  row: PartsRow<Entry>,
  { parts, onChange, keyOf, wordsOf, onOpen }: ContentsListProps<Entry>,
  words: ContentsStrings,
  onName: (at: number) => void,
) {
  const { key } = row;
  if (row.kind === 'heading')
    return (
      <GridListItem
        key={key}
        id={key}
        title={row.title}
        aside={words.chapter}
        actions={
          <>
            <IconButton
              size="small"
              label={words.rename(row.title)}
              icon={<EditIcon size="small" />}
              onPress={() => onName(row.at)}
            />
            <IconButton
              size="small"
              label={words.removeChapter(row.title)}
              icon={<DeleteIcon size="small" />}
              onPress={() => onChange(withoutHeading(parts, keyOf, key))}
            />
          </>
        }
      />
    );
  const shown = wordsOf(row.entry);
  return (
    <GridListItem
      key={key}
      id={key}
      {...shown}
      actions={
        <>
          {onOpen && (
            <IconButton
              size="small"
              label={words.edit(shown.title)}
              icon={<EditIcon size="small" />}
              onPress={() => onOpen(row.entry)}
            />
          )}
          <IconButton
            size="small"
            label={words.takeOut(shown.title)}
            icon={<CloseIcon size="small" />}
            onPress={() => onChange(withoutEntry(parts, keyOf, key))}
          />
        </>
      }
    />
  );
}
