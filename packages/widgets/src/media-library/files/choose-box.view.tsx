import type { MediaFile } from '@shuyuan/api-client/manage';
import { Checkbox } from '@shuyuan/ui/checkbox';
import { useMediaLibrary } from '../media-library.context.ts';
import * as styles from './files.css.ts';

/** Chooses a file for what is done with many. Not there where nothing can be done with them. */
export function ChooseBox({ file }: { file: MediaFile }) {
  const { state, strings, actions, props } = useMediaLibrary();
  if (!props.canUpdate && !props.canDelete) return null;
  return (
    <span className={styles.box}>
      <Checkbox
        isLabelHidden
        isSelected={state.chosen.includes(file.id)}
        onChange={() => actions.toggle(file.id)}
      >
        {strings.choose(file.title)}
      </Checkbox>
    </span>
  );
}
