import { Button } from '@shuyuan/ui/button';
import { PlusIcon } from '@shuyuan/ui/icons';
import { Inline, Text } from '@shuyuan/ui/layout';
import { ReorderableTree, TreeItem } from '@shuyuan/ui/tree';
import { useState } from 'react';
import { ChapterDialog } from './chapter-dialog.tsx';
import type { ContentsListProps, ChapterWords } from './contents-list.tsx';
import type { ContentsStrings } from './contents.strings.ts';
import { canDrop, dropped, placeOfRow } from './part-moves.ts';
import { headingKeys, renamed, withHeading, withoutPart, type Parts } from './parts.ts';
import { RemoveChapterDialog } from './remove-chapter-dialog.tsx';
import { ChapterActions, EntryActions } from './row-actions.tsx';
import { useRowMoves } from './use-row-moves.ts';

type ContentsTreeProps<Entry> = ContentsListProps<Entry> & { words: ContentsStrings };

/** Entries by chapter as a tree: chapters fold, and move with what is in them. */
export function ContentsTree<Entry>(props: ContentsTreeProps<Entry>) {
  const { label, parts: given, onChange, keyOf, chapterWords, onOpen, focus = null } = props;
  const words = { ...props.words, ...chapterWords };
  /** Chapter that is renamed, -1 for a new one; chapter that is removed. */
  const [naming, setNaming] = useState<number | null>(null);
  const [removing, setRemoving] = useState<number | null>(null);
  const { parts, expanded, setExpanded, step, end } = useRowMoves(given, keyOf, onChange);
  const headings = headingKeys(parts);
  const entries = new Map(
    parts.flatMap((part) => part.entries.map((entry) => [keyOf(entry), entry] as const)),
  );
  const looseCount = parts[0]?.title === '' && parts.length > 1 ? parts[0].entries.length : 0;
  function open(key: string) {
    const entry = entries.get(key);
    if (entry !== undefined) onOpen?.(entry);
    else setExpanded(expanded.includes(key) ? expanded.filter((one) => one !== key) : [...expanded, key]);
  }
  function remove(at: number) {
    if (parts[at]?.entries.length === 0) onChange(withoutPart(parts, at, null));
    else setRemoving(at);
  }
  return (
    <>
      {looseCount > 0 && (
        <Text size="small" tone="caution">
          {words.loose(looseCount)}
        </Text>
      )}
      {parts.length > 0 && (
        <ReorderableTree
          label={label}
          expanded={expanded}
          onExpandedChange={setExpanded}
          onAction={open}
          canDrop={(key, place) => canDrop(parts, key, place)}
          onDrop={(key, place) => onChange(dropped(parts, keyOf, key, place))}
          onStep={step}
          onStepsEnd={end}
          placeOf={(key) => placeWords(parts, keyOf, key, words)}
          focus={focus}
        >
          {parts.flatMap(({ title, entries: inPart }, at) => {
            const rows = inPart.map((entry) => entryRow(entry, { ...props, parts, words }));
            return title === ''
              ? rows
              : chapterRow(rows, { key: headings[at] ?? '', at, title }, props, words, {
                  name: () => setNaming(at),
                  remove: () => remove(at),
                });
          })}
        </ReorderableTree>
      )}
      <Inline>
        <Button size="small" icon={<PlusIcon size="small" />} onPress={() => setNaming(-1)}>
          {words.addChapter}
        </Button>
      </Inline>
      <ChapterDialogs
        {...{ parts, words, naming, removing, onChange }}
        onClose={() => {
          setNaming(null);
          setRemoving(null);
        }}
      />
    </>
  );
}

interface ChapterDialogsProps<Entry> {
  parts: Parts<Entry>;
  words: ContentsStrings;
  /** Chapter that is renamed, -1 for a new one; null for none. */
  naming: number | null;
  /** Chapter that is removed; null for none. */
  removing: number | null;
  onChange: (parts: Parts<Entry>) => void;
  onClose: () => void;
}

function ChapterDialogs<Entry>(props: ChapterDialogsProps<Entry>) {
  const { parts, words, naming, removing, onChange, onClose } = props;
  function put(next: Parts<Entry>) {
    onChange(next);
    onClose();
  }
  return (
    <>
      {naming !== null && (
        <ChapterDialog
          title={parts[naming]?.title ?? ''}
          isNew={naming === -1}
          words={words}
          onDone={(title) => put(naming === -1 ? withHeading(parts, title) : renamed(parts, naming, title))}
          onClose={onClose}
        />
      )}
      {removing !== null && (
        <RemoveChapterDialog
          parts={parts}
          at={removing}
          words={words}
          onDone={(into) => put(withoutPart(parts, removing, into))}
          onClose={onClose}
        />
      )}
    </>
  );
}

function placeWords<Entry>(
  parts: Parts<Entry>,
  keyOf: (entry: Entry) => string,
  key: string,
  words: ContentsStrings,
): string {
  const { title, at, count } = placeOfRow(parts, keyOf, key);
  if (title === null) return words.chapterPlace(at, count);
  return title === '' ? words.placeBefore(at, count) : words.placeInChapter(title, at, count);
}

/** Called, not mounted: a tree knows its items by their elements. */
function entryRow<Entry>(entry: Entry, props: ContentsTreeProps<Entry>) {
  const { start, ...shown } = props.wordsOf(entry);
  const key = props.keyOf(entry);
  return (
    <TreeItem
      key={key}
      id={key}
      {...shown}
      icon={start}
      actions={<EntryActions {...props} entry={entry} title={shown.title} />}
    />
  );
}

function chapterRow<Entry>(
  rows: ReturnType<typeof entryRow<Entry>>[],
  { key, at, title }: { key: string; at: number; title: string },
  { onAddTo, ...props }: ContentsTreeProps<Entry>,
  words: ContentsStrings & ChapterWords,
  onAct: { name: () => void; remove: () => void },
) {
  return (
    <TreeItem
      key={key}
      id={key}
      title={title}
      description={
        rows.length > 0 ? (
          words.count(rows.length)
        ) : (
          <Text as="span" size="caption" tone="caution">
            {words.empty}
          </Text>
        )
      }
      actions={
        <ChapterActions
          {...props}
          rowKey={key}
          title={title}
          words={words}
          onName={onAct.name}
          onRemove={onAct.remove}
          {...(onAddTo && { onAdd: () => onAddTo(at) })}
        />
      }
    >
      {rows}
    </TreeItem>
  );
}
