import type { KeyboardEvent, SyntheticEvent } from 'react';
import { CheckboxContext } from 'react-aria-components/Checkbox';
import { useSlottedContext } from 'react-aria-components/slots';
import * as styles from './selection-box.css.ts';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** The row would take a press of its box for a press of its own, and choose twice. */
const stopPress = (event: KeyboardEvent) => {
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation();
};

/**
 * The box by which a row is chosen; what it says and does comes from the row around it. The browser's own checkbox:
 * a table holds hundreds, and react-aria's costs more than all other cells of its row.
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
      onPointerDown={stop}
      onMouseDown={stop}
      onClick={stop}
      onKeyDown={stopPress}
      onKeyUp={stopPress}
      className={styles.box}
    />
  );
}
