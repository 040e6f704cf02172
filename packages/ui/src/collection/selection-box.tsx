import { CheckboxContext } from 'react-aria-components/Checkbox';
import { useSlottedContext } from 'react-aria-components/slots';
import { ownPresses } from './own-presses.ts';
import * as styles from './selection-box.css.ts';

/**
 * The box by which a row is chosen; what it says and does comes from the row around it. The browser's own checkbox:
 * a table holds hundreds, and react-aria's costs more than all other cells of its row.
 * Its presses are its own, or the row would choose a second time.
 */
export function SelectionBox() {
  const box = useSlottedContext(CheckboxContext, 'selection');
  if (!box) return null;
  return (
    <input
      type="checkbox"
      id={box.id}
      data-part="selection"
      aria-label={box['aria-label']}
      aria-labelledby={box['aria-labelledby']}
      disabled={box.isDisabled}
      checked={box.isSelected ?? false}
      ref={(element) => {
        if (element) element.indeterminate = box.isIndeterminate ?? false;
      }}
      onChange={(event) => box.onChange?.(event.target.checked)}
      {...ownPresses}
      className={styles.box}
    />
  );
}
