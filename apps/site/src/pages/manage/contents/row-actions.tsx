import { Button } from '@shuyuan/ui/button';
import { IconButton } from '@shuyuan/ui/icon-button';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CloseIcon,
  DeleteIcon,
  EditIcon,
  MoreIcon,
  PlusIcon,
} from '@shuyuan/ui/icons';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@shuyuan/ui/menu';
import type { ContentsListProps } from './contents-list.tsx';
import type { ContentsStrings } from './contents.strings.ts';
import { movedToPart, stepped } from './part-moves.ts';
import { withoutEntry } from './parts.ts';

type Moving<Entry> = Pick<ContentsListProps<Entry>, 'parts' | 'onChange' | 'keyOf'> & {
  words: ContentsStrings;
};

interface EntryActionsProps<Entry> extends Moving<Entry>, Pick<ContentsListProps<Entry>, 'onOpen'> {
  entry: Entry;
  title: string;
}

/** Edits, moves and removes an entry. */
export function EntryActions<Entry>(props: EntryActionsProps<Entry>) {
  const { parts, onChange, keyOf, onOpen, entry, title, words } = props;
  const key = keyOf(entry);
  const targets = parts.flatMap((part, at) =>
    part.title === '' || part.entries.includes(entry) ? [] : [{ at, title: part.title }],
  );
  const canStandBefore = parts.length > 1 && parts[0]?.title !== '';
  return (
    <>
      {onOpen && (
        <IconButton
          isQuiet
          size="small"
          label={words.edit(title)}
          icon={<EditIcon size="small" />}
          onPress={() => onOpen(entry)}
        />
      )}
      <MenuTrigger>
        <IconButton isQuiet size="small" label={words.more(title)} icon={<MoreIcon size="small" />} />
        <Menu label={words.more(title)} placement="bottom end">
          {stepItems(props, key)}
          {(targets.length > 0 || canStandBefore) && (
            <MenuSection title={words.moveTo}>
              {canStandBefore && (
                <MenuItem onAction={() => onChange(movedToPart(parts, keyOf, key, -1))}>
                  {words.beforeAll}
                </MenuItem>
              )}
              {targets.map((target) => (
                <MenuItem
                  key={target.at}
                  onAction={() => onChange(movedToPart(parts, keyOf, key, target.at))}
                >
                  {target.title}
                </MenuItem>
              ))}
            </MenuSection>
          )}
          <MenuItem
            icon={<CloseIcon size="small" />}
            tone="critical"
            onAction={() => onChange(withoutEntry(parts, keyOf, key))}
          >
            {words.takeOut}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </>
  );
}

interface ChapterActionsProps<Entry> extends Moving<Entry> {
  rowKey: string;
  title: string;
  /** Left out where entries are added elsewhere. */
  onAdd?: () => void;
  onName: () => void;
  onRemove: () => void;
}

/** Adds to a chapter, renames, moves and removes it. */
export function ChapterActions<Entry>(props: ChapterActionsProps<Entry>) {
  const { rowKey, title, words, onAdd, onName, onRemove } = props;
  return (
    <>
      {onAdd && (
        <Button
          isQuiet
          size="small"
          icon={<PlusIcon size="small" />}
          aria-label={words.addTo(words.add, title)}
          onPress={onAdd}
        >
          {words.add}
        </Button>
      )}
      <MenuTrigger>
        <IconButton isQuiet size="small" label={words.more(title)} icon={<MoreIcon size="small" />} />
        <Menu label={words.more(title)} placement="bottom end">
          <MenuItem icon={<EditIcon size="small" />} onAction={onName}>
            {words.rename}
          </MenuItem>
          {stepItems(props, rowKey)}
          <MenuItem icon={<DeleteIcon size="small" />} tone="critical" onAction={onRemove}>
            {words.removeChapter}
          </MenuItem>
        </Menu>
      </MenuTrigger>
    </>
  );
}

/** Called, not mounted: a menu knows its items by their elements. */
function stepItems<Entry>({ parts, onChange, keyOf, words }: Moving<Entry>, key: string) {
  const [up, down] = [stepped(parts, keyOf, key, -1), stepped(parts, keyOf, key, 1)];
  return (
    <>
      <MenuItem icon={<ArrowUpIcon size="small" />} isDisabled={up === parts} onAction={() => onChange(up)}>
        {words.up}
      </MenuItem>
      <MenuItem
        icon={<ArrowDownIcon size="small" />}
        isDisabled={down === parts}
        onAction={() => onChange(down)}
      >
        {words.down}
      </MenuItem>
    </>
  );
}
