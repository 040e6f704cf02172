import { Button } from '@shuyuan/ui/button';
import { IconButton } from '@shuyuan/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon, DeleteIcon } from '@shuyuan/ui/icons';
import { Fill, Inline, Stack, Text } from '@shuyuan/ui/layout';
import { TextField } from '@shuyuan/ui/text-field';
import type { CustomFieldProps, FormField } from '@shuyuan/widgets/resource-form';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ManagedAnthologiesStrings } from './anthologies.strings.ts';
import { ArticlePicker } from './article-picker.tsx';
import {
  addArticle,
  addChapter,
  moveArticle,
  removeArticle,
  removeChapter,
  renameChapter,
  type Contents,
  type ContentsEntry,
} from './contents.ts';

/** The articles of an anthology by chapter. Titles are shown, and not sent. */
export const contentsField = (words: ManagedAnthologiesStrings): FormField => ({
  kind: 'custom',
  name: 'contents',
  label: words.contents,
  render: (field) => <ContentsField {...field} words={words} />,
});

type Step = -1 | 1;

interface ContentsFieldProps extends CustomFieldProps {
  words: ManagedAnthologiesStrings;
}

function ContentsField({ value, onChange, error, words }: ContentsFieldProps) {
  const contents = value as Contents;
  const moved = useMovedFocus(contents);
  return (
    <Stack as="section" gap={16} label={words.contents}>
      <Text weight="bold">{words.contents}</Text>
      <Text size="small" tone="muted">
        {words.contentsHint}
      </Text>
      {contents.map((_, at) => (
        // Chapters have no id: they are known by their place.
        <Chapter key={at} at={at} contents={contents} moved={moved} onChange={onChange} words={words} />
      ))}
      <ArticlePicker
        contents={contents}
        words={words}
        onPick={(entry) => onChange(addArticle(contents, entry))}
        error={error}
      />
      <Inline>
        <Button size="small" onPress={() => onChange(addChapter(contents, words.newChapter))}>
          {words.addChapter}
        </Button>
      </Inline>
    </Stack>
  );
}

interface ChapterProps {
  at: number;
  contents: Contents;
  moved: MovedFocus;
  onChange: (contents: Contents) => void;
  words: ManagedAnthologiesStrings;
}

/** A heading and its articles. That of the first one may stay empty. */
function Chapter({ at, contents, moved, onChange, words }: ChapterProps) {
  const { name, articles } = contents[at] ?? { name: '', articles: [] };
  return (
    <Stack gap={8}>
      <Inline gap={8} align="end" isSingleRow>
        <Fill>
          <TextField
            label={words.chapter(at + 1)}
            autoComplete="off"
            value={name}
            onChange={(next) => onChange(renameChapter(contents, at, next))}
          />
        </Fill>
        <IconButton
          label={words.removeChapter(name || words.beforeChapters)}
          icon={<DeleteIcon />}
          onPress={() => onChange(removeChapter(contents, at))}
        />
      </Inline>
      {articles.length > 0 && (
        <Stack as="ol" gap={4} label={name || words.beforeChapters}>
          {articles.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              words={words}
              moved={moved}
              onMove={(step) => {
                moved.note(entry.id, step);
                onChange(moveArticle(contents, entry.id, step));
              }}
              onRemove={() => onChange(removeArticle(contents, entry.id))}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface EntryProps {
  entry: ContentsEntry;
  words: ManagedAnthologiesStrings;
  moved: MovedFocus;
  onMove: (step: Step) => void;
  onRemove: () => void;
}

function Entry({ entry: { id, title, is_removed: isRemoved }, words, moved, onMove, onRemove }: EntryProps) {
  const button = (step: Step, label: string, icon: ReactNode) => (
    <IconButton
      ref={moved.button(id, step)}
      size="small"
      label={label}
      icon={icon}
      onPress={() => onMove(step)}
    />
  );
  return (
    <Inline as="li" gap={4} isSingleRow>
      <Fill>
        <Text>{isRemoved ? words.removed(title) : title}</Text>
      </Fill>
      {button(-1, words.up(title), <ArrowUpIcon size="small" />)}
      {button(1, words.down(title), <ArrowDownIcon size="small" />)}
      <IconButton
        size="small"
        label={words.takeOut(title)}
        icon={<CloseIcon size="small" />}
        onPress={onRemove}
      />
    </Inline>
  );
}

type MovedFocus = ReturnType<typeof useMovedFocus>;

/** Keeps the focus on the button that was pressed: the browser takes it from a row that changes its place. */
function useMovedFocus(contents: Contents) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== undefined) buttons.current.get(last.current)?.focus();
    last.current = undefined;
  }, [contents]);
  return {
    note: (id: number, step: Step) => void (last.current = `${id} ${step}`),
    button: (id: number, step: Step) => (element: HTMLButtonElement | null) => {
      if (element) buttons.current.set(`${id} ${step}`, element);
      else buttons.current.delete(`${id} ${step}`);
    },
  };
}
