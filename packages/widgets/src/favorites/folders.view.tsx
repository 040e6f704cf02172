import { PlusIcon } from '@shuyuan/ui/icons';
import { LinkButton } from '@shuyuan/ui/link-button';
import { NativeButton } from '@shuyuan/ui/native-button';
import { NativeSelect } from '@shuyuan/ui/native-select';
import { VisuallyHidden } from '@shuyuan/ui/visually-hidden';
import { useFavorites } from './favorites.context.ts';
import * as styles from './favorites.css.ts';

/** The folder that is shown, and what can be done with it. */
export function FolderHead() {
  const { state, strings, actions, props } = useFavorites();
  const { folders, place, isMissing } = state;
  const folder = folders?.categories.find(({ id }) => id === place.folder);
  const Heading = `h${props.level ?? 2}` as const;
  return (
    <div className={styles.head}>
      <Heading className={styles.heading}>
        {folder?.name ?? (place.folder === 0 ? strings.loose : strings.title)}
      </Heading>
      {!isMissing && (
        <div className={styles.headWays}>
          {folder && (
            <>
              {props.folderId === undefined && props.getFolderHref && (
                <LinkButton isQuiet size="small" href={props.getFolderHref(folder.id)}>
                  {strings.openFolder} <VisuallyHidden>{folder.name}</VisuallyHidden>
                </LinkButton>
              )}
              <NativeButton
                isQuiet
                size="small"
                aria-label={strings.renameOf(folder.name)}
                onPress={() => actions.askRename(folder)}
              >
                {strings.rename}
              </NativeButton>
              <NativeButton
                isQuiet
                size="small"
                tone="critical"
                aria-label={strings.removeOf(folder.name)}
                onPress={() => actions.askRemove(folder)}
              >
                {strings.remove}
              </NativeButton>
            </>
          )}
          {props.folderId === undefined && (
            <NativeButton size="small" onPress={actions.askCreate}>
              <PlusIcon size="small" />
              {strings.create}
            </NativeButton>
          )}
        </div>
      )}
    </div>
  );
}

/** The way from folder to folder: a column of buttons, or in a narrow place the system's own list. */
export function FolderList() {
  const { state, strings, actions } = useFavorites();
  const { folders, place } = state;
  const entries = [
    { folder: undefined, name: strings.everything, count: folders?.favorites_count },
    { folder: 0, name: strings.loose, count: folders?.loose_count },
    ...(folders?.categories ?? []).map(({ id, name, favorites_count }) => ({
      folder: id,
      name,
      count: favorites_count,
    })),
  ];
  const spelled = (folder: number | undefined) => (folder === undefined ? 'all' : String(folder));
  return (
    <div>
      <nav aria-label={strings.folders} className={styles.folderColumn}>
        {entries.map(({ folder, name, count }) => (
          <button
            key={spelled(folder)}
            type="button"
            aria-current={folder === place.folder || undefined}
            className={styles.folder}
            onClick={() => actions.chooseFolder(folder)}
          >
            <span className={styles.folderName}>{name}</span>{' '}
            <span className={styles.folderCount}>{count}</span>
          </button>
        ))}
      </nav>
      <div className={styles.folderSelect}>
        <NativeSelect
          label={strings.folders}
          value={spelled(place.folder)}
          options={entries.map(({ folder, name, count }) => ({
            value: spelled(folder),
            label: count === undefined ? name : strings.folderWithCount(name, count),
          }))}
          onChange={(value) => actions.chooseFolder(value === 'all' ? undefined : Number(value))}
        />
      </div>
    </div>
  );
}
