import { useMemo, type ReactNode } from 'react';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import * as groupStyles from '../button-group/button-group.css.ts';
import type { ButtonSize } from '../button/press-props.ts';
import { cx } from '../theme/cx.ts';
import { GroupLookContext } from './group-look.ts';

interface ToggleButtonGroupBase {
  /** Says what the buttons choose. */
  label: string;
  /** `ToggleButton`s, each with its `id`. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Of all its buttons. @default 'standard' */
  size?: ButtonSize;
  /** Buttons stand apart and without edges, as in a toolbar. */
  isQuiet?: boolean;
  /** Keeps the last one that is on from being turned off. */
  isRequired?: boolean;
  isDisabled?: boolean;
}

interface OneOfThem {
  /** `multiple` lets several be on at once. @default 'single' */
  selection?: 'single';
  /** Holds the `id` of the one that is on, or null. Leave out, with `defaultValue`, to let the group hold it. */
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string | null) => void;
}

interface SeveralOfThem {
  selection: 'multiple';
  value?: string[];
  defaultValue?: string[];
  onChange?: (value: string[]) => void;
}

/** With `selection="multiple"` values are lists of ids, without it one id or null. */
export type ToggleButtonGroupProps = ToggleButtonGroupBase & (OneOfThem | SeveralOfThem);

const keysOf = (value: string | null | string[] | undefined) =>
  value === undefined ? undefined : value === null ? [] : typeof value === 'string' ? [value] : value;

/** Views of one thing, of which one is on; or marks, of which several may be. */
export function ToggleButtonGroup(props: ToggleButtonGroupProps) {
  const { label, children, orientation = 'horizontal', size, isQuiet, isRequired, isDisabled } = props;
  const selectedKeys = keysOf(props.value);
  const defaultSelectedKeys = keysOf(props.defaultValue);
  const isVertical = orientation === 'vertical';
  const look = useMemo(() => ({ size, isQuiet }), [size, isQuiet]);
  const handleChange = (keys: Set<string>) => {
    if (props.selection === 'multiple') props.onChange?.([...keys]);
    else props.onChange?.([...keys][0] ?? null);
  };
  return (
    <AriaToggleButtonGroup
      {...(selectedKeys && { selectedKeys })}
      {...(defaultSelectedKeys && { defaultSelectedKeys })}
      {...(isRequired && { disallowEmptySelection: true })}
      {...(isDisabled && { isDisabled })}
      selectionMode={props.selection ?? 'single'}
      onSelectionChange={(keys) => handleChange(keys as Set<string>)}
      orientation={orientation}
      aria-label={label}
      data-component="toggle-button-group"
      className={cx(
        groupStyles.group,
        groupStyles.orientation[orientation],
        isQuiet ? groupStyles.tight : isVertical ? groupStyles.attachedVertical : groupStyles.attached,
      )}
    >
      <GroupLookContext.Provider value={look}>{children}</GroupLookContext.Provider>
    </AriaToggleButtonGroup>
  );
}
