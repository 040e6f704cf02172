import { NativeSelect } from '@shuyuan/ui/native-select';
import { FolderSelect } from '../folders/folder-select.view.tsx';
import { useMediaLibrary } from '../media-library.context.ts';
import { mediaSorts, type MediaSort } from '../media-place.ts';
import * as styles from './files.css.ts';
import { SearchMedia } from './search-media.view.tsx';

const sorts = Object.keys(mediaSorts) as MediaSort[];

/** Words and order; the folder too where there is no room for the tree. */
export function Narrowing() {
  const { state, strings, actions } = useMediaLibrary();
  return (
    <div className={styles.narrowing}>
      <div className={styles.keywords}>
        <SearchMedia />
      </div>
      <FolderSelect />
      <div className={styles.sort}>
        <NativeSelect
          label={strings.sort}
          isLabelHidden
          options={sorts.map((value) => ({ value, label: strings.sorts[value] }))}
          value={state.place.sort}
          onChange={actions.sortBy}
        />
      </div>
    </div>
  );
}
