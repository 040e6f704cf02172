import { GridListItem, ReorderableGridList } from '@shuyuan/ui/grid-list';
import { IconButton } from '@shuyuan/ui/icon-button';
import { CloseIcon, EditIcon } from '@shuyuan/ui/icons';
import { Stack, Text } from '@shuyuan/ui/layout';
import type { ReactNode } from 'react';
import { useStrings } from '../../../stores/site-context.tsx';
import { ContentsTree } from './contents-tree.tsx';
import { contentsStrings, type ContentsStrings } from './contents.strings.ts';
import { entriesOf, reordered, withoutEntry, type Parts } from './parts.ts';

/** Texts of an entry's row. */
export interface EntryWords {
  title: string;
  description?: ReactNode;
  aside?: string;
  start?: ReactNode;
}

/** Texts about chapters that depend on what is in them. */
export type ChapterWords = Pick<ContentsStrings, 'add' | 'count' | 'empty' | 'loose' | 'whatOfEntries'>;

export interface ContentsListProps<Entry> {
  label: string;
  hint: string;
  /** Shown while there is nothing. */
  empty: string;
  parts: Parts<Entry>;
  onChange: (parts: Parts<Entry>) => void;
  /** Key of an entry; stays the same wherever it is moved. */
  keyOf: (entry: Entry) => string;
  wordsOf: (entry: Entry) => EntryWords;
  /** Opens an entry to be changed. Without it entries can only be moved and removed. */
  onOpen?: (entry: Entry) => void;
  /** Without chapters there is one list. @default true */
  hasChapters?: boolean;
  /** Adds an entry at the end of a chapter, an index of `parts`. Without it chapters have no button for that. */
  onAddTo?: (part: number) => void;
  chapterWords?: Partial<ChapterWords>;
  /** Entry whose row gets the focus; a new object each time. */
  focus?: { id: string } | null;
  error?: string | undefined;
  /** Controls that add entries. */
  children: ReactNode;
}

/** Entries in order, by chapter unless there are none: moved by dragging, by keys and by menu. */
export function ContentsList<Entry>(props: ContentsListProps<Entry>) {
  const { label, hint, empty, parts, hasChapters = true, error, children } = props;
  const words = useStrings(contentsStrings);
  return (
    <Stack as="section" gap={12} label={label}>
      <Text weight="bold">{label}</Text>
      <Text size="small" tone="muted">
        {hint}
      </Text>
      {parts.length === 0 && <Text tone="muted">{empty}</Text>}
      {hasChapters ? <ContentsTree {...props} words={words} /> : <FlatList {...props} words={words} />}
      {parts.length > 0 && (
        <Text size="small" tone="muted">
          {words.dragHint}
        </Text>
      )}
      {error !== undefined && (
        <Text tone="critical" size="small">
          {error}
        </Text>
      )}
      {children}
    </Stack>
  );
}

function FlatList<Entry>(props: ContentsListProps<Entry> & { words: ContentsStrings }) {
  const { label, parts, onChange, keyOf, wordsOf, onOpen, words } = props;
  const entries = entriesOf(parts);
  if (entries.length === 0) return null;
  return (
    <ReorderableGridList
      label={label}
      order={entries.map(keyOf)}
      onReorder={(order) => onChange(reordered(parts, keyOf, order))}
    >
      {entries.map((entry) => {
        const shown = wordsOf(entry);
        return (
          <GridListItem
            key={keyOf(entry)}
            id={keyOf(entry)}
            {...shown}
            actions={
              <>
                {onOpen && (
                  <IconButton
                    size="small"
                    label={words.edit(shown.title)}
                    icon={<EditIcon size="small" />}
                    onPress={() => onOpen(entry)}
                  />
                )}
                <IconButton
                  size="small"
                  label={words.takeOutOf(shown.title)}
                  icon={<CloseIcon size="small" />}
                  onPress={() => onChange(withoutEntry(parts, keyOf, keyOf(entry)))}
                />
              </>
            }
          />
        );
      })}
    </ReorderableGridList>
  );
}
