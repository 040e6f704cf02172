import { longestKeywords } from '@shuyuan/api-client';
import { Button } from '@shuyuan/ui/button';
import { Checkbox } from '@shuyuan/ui/checkbox';
import { CloseIcon, ColumnsIcon, PlusIcon } from '@shuyuan/ui/icons';
import { Menu, MenuItem, MenuTrigger } from '@shuyuan/ui/menu';
import { NativeIconButton } from '@shuyuan/ui/native-button';
import { Popover, PopoverTrigger } from '@shuyuan/ui/popover';
import { SearchField } from '@shuyuan/ui/search-field';
import { useResourceList } from './resource-list.context.ts';
import * as styles from './resource-list.css.ts';
import type { ListFilter } from './resource-list.types.ts';
import { limitedTo } from '../widget/limited-to.ts';

/** Keywords, filters that say their value, and the choice of columns. */
export function ListNarrowing() {
  const { state, strings, actions, props } = useResourceList();
  const chips =
    props.declaration.filters?.filter(({ as = 'chip', choices }) => as === 'chip' && choices.length > 0) ??
    [];
  return (
    <div className={styles.narrowing}>
      {(props.declaration.hasKeywords ?? true) && (
        <div className={styles.keywords}>
          <SearchField
            label={strings.keywords}
            isLabelHidden
            placeholder={strings.keywordsPlaceholder}
            value={state.draft}
            {...limitedTo(longestKeywords)}
            onChange={actions.type}
            onSearch={actions.search}
            onClear={actions.search}
          />
        </div>
      )}
      {chips.map((filter) => (
        <Chip key={filter.id} filter={filter} />
      ))}
      <div className={styles.columnChoice}>
        <ColumnChoice />
      </div>
    </div>
  );
}

function Chip({ filter }: { filter: ListFilter }) {
  const { state, strings, actions } = useResourceList();
  const { id, label, choices } = filter;
  const chosen = choices.find(({ value }) => value === state.place[id]);
  return (
    <span data-part="chip" data-chosen={chosen ? true : undefined} className={styles.chip}>
      <MenuTrigger>
        <Button
          size="small"
          isQuiet
          aria-label={chosen ? strings.chip(label, chosen.label) : strings.narrowBy(label)}
          {...(!chosen && { icon: <PlusIcon size="small" /> })}
        >
          {chosen ? strings.chip(label, chosen.label) : label}
        </Button>
        <Menu label={strings.narrowBy(label)}>
          {choices.map(({ value, label: words }) => (
            <MenuItem key={value} id={value} onAction={() => actions.filter(id, value)}>
              {words}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
      {chosen && (
        <NativeIconButton
          size="small"
          label={strings.removeFilter(label)}
          icon={<CloseIcon size="small" />}
          onPress={() => actions.filter(id, '')}
        />
      )}
    </span>
  );
}

function ColumnChoice() {
  const { state, strings, actions, props } = useResourceList();
  const free = props.declaration.columns.filter(({ isRowHeader }) => !isRowHeader);
  return (
    <PopoverTrigger>
      <Button size="small" isQuiet icon={<ColumnsIcon size="small" />}>
        {strings.columns}
      </Button>
      <Popover label={strings.columns} size="small" placement="bottom end">
        <div className={styles.columnList}>
          {free.map(({ id, label }) => (
            <Checkbox
              key={id}
              isSelected={!state.hidden.includes(id)}
              onChange={() => actions.toggleColumn(id)}
            >
              {label}
            </Checkbox>
          ))}
        </div>
      </Popover>
    </PopoverTrigger>
  );
}
