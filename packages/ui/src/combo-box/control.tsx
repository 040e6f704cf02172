import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Spinner } from '../button/spinner.tsx';
import { isComposing } from '../modality/composition.ts';
import * as fieldStyles from '../field/field.css.ts';
import { Frame, type FieldProps } from '../field/field.tsx';
import { ChevronDownIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './combo-box.css.ts';
import { comboBoxStrings } from './combo-box.strings.ts';

interface ControlProps {
  field: FieldProps & {
    placeholder?: string;
    isReadOnly?: boolean;
    isLoading?: boolean;
    autoFocus?: boolean;
  };
  isInvalid: boolean;
  composition: { onCompositionStart: () => void; onCompositionEnd: () => void };
}

/** The field with its button. The group round the frame is what the list is as wide as. */
export function Control({ field, isInvalid, composition }: ControlProps) {
  const { label, size = 'standard', isDisabled, isReadOnly, isLoading, placeholder, autoFocus } = field;
  const strings = useStrings(comboBoxStrings);
  return (
    <Group
      role="presentation"
      className={styles.anchor}
      // The key belongs to the input method: react-aria would take its Enter in Safari for a choice.
      onKeyDownCapture={(event) => isComposing(event) && event.stopPropagation()}
    >
      <Frame
        size={size}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        isReadOnly={isReadOnly}
        end={
          <>
            {isLoading && <Waiting />}
            {!isReadOnly && (
              <Button
                aria-label={`${label} ${strings.open}`}
                data-part="open"
                className={cx(fieldStyles.button, styles.open)}
              >
                <ChevronDownIcon size="small" />
              </Button>
            )}
          </>
        }
      >
        <Input
          {...composition}
          {...(placeholder !== undefined && { placeholder })}
          data-part="input"
          className={cx(fieldStyles.input, fieldStyles.inset[size])}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner has just been asked for this field
          autoFocus={autoFocus ?? false}
        />
      </Frame>
    </Group>
  );
}

function Waiting(): ReactNode {
  return (
    <span data-part="loading" className={styles.waiting}>
      <Spinner />
    </span>
  );
}
