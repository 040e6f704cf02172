import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { useFavorites } from './favorites.context.ts';
import * as styles from './favorites.css.ts';

/** What can be done with all that is chosen, over the lower edge of the page. */
export function ChosenBar() {
  const { state, strings, actions } = useFavorites();
  const { chosen, isBusy, folders, place } = state;
  if (chosen.length === 0) return null;
  const targets = (folders?.categories ?? []).filter(({ id }) => id !== place.folder);
  return (
    <div role="toolbar" aria-label={strings.bulk} data-part="bulk-bar" className={styles.bulk}>
      <strong className={styles.bulkCount}>{strings.chosen(chosen.length)}</strong>
      <NativeSelect
        label={strings.moveTo}
        isLabelHidden
        size="small"
        isDisabled={isBusy}
        placeholder={strings.chooseTarget}
        value=""
        options={[
          ...targets.map(({ id, name }) => ({ value: String(id), label: name })),
          ...(place.folder === 0 ? [] : [{ value: 'none', label: strings.outOfAll }]),
        ]}
        onChange={(value) => actions.move(value === 'none' ? null : Number(value))}
      />
      <NativeButton size="small" isPending={isBusy} onPress={actions.release}>
        {strings.release}
      </NativeButton>
      <NativeButton size="small" isQuiet onPress={actions.chooseAll}>
        {strings.chooseAll}
      </NativeButton>
      <NativeButton size="small" isQuiet onPress={actions.clearChosen}>
        {strings.clearChosen}
      </NativeButton>
    </div>
  );
}
