import { NativeSelect } from '@shuyuan/ui/native-select';
import * as fileStyles from '../files/files.css.ts';
import { useMediaLibrary } from '../media-library.context.ts';
import { folderOf } from '../media-place.ts';
import { folderOptions } from './folder-tree.ts';
import { foldersIn } from './folders.ts';

/** The folder that is shown, in the system's own list: where the tree has no room. `isAlways`: where there is no tree. */
export function FolderSelect({ isAlways = false }: { isAlways?: boolean }) {
  const { state, strings, actions } = useMediaLibrary();
  if (state.folders.status !== 'ready') return null;
  return (
    <div className={isAlways ? fileStyles.folderAlways : fileStyles.folder}>
      <NativeSelect
        label={strings.folder}
        isLabelHidden
        options={[
          { value: 'all', label: strings.allFolders },
          ...folderOptions(foldersIn(state)),
          { value: 'none', label: strings.noFolder },
        ]}
        value={String(state.place.folder)}
        onChange={(value) => actions.showFolder(folderOf(value))}
      />
    </div>
  );
}
