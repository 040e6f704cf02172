import { useEffect, useRef, useState } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { Field, Frame, type ControlWiring, type FieldProps } from '../field/field.tsx';
import { followDirection } from '../listbox/follow-direction.ts';
import * as listStyles from '../listbox/listbox.css.ts';
import type { ListEntries } from '../listbox/options.ts';
import { useStrings, useUi } from '../provider/ui-context.ts';
import { OptionList } from './option-list.tsx';
import { selectStrings } from './select.strings.ts';
import { Trigger } from './trigger.tsx';

export interface PickerProps extends FieldProps {
  /** Public name for `data-component`. */
  component: string;
  options: ListEntries;
  chosen: readonly string[];
  isMultiple: boolean;
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onChoose: (value: string) => void;
  /** The form around it is set back. */
  onReset: () => void;
}

/**
 * The field behind `Select` and `MultiSelect`: react-aria's popover round a list of our own. Its `Select` would bring its
 * collections with it, 27 KiB that nothing else on a page of buttons and dialogs needs.
 */
export function Picker(props: PickerProps) {
  const { component, size = 'standard', isDisabled, isReadOnly } = props;
  return (
    <Field field={props} component={component}>
      {(control, isInvalid) => (
        <Frame size={size} isInvalid={isInvalid} isDisabled={isDisabled} isReadOnly={isReadOnly}>
          <Control {...props} size={size} control={control} />
        </Frame>
      )}
    </Field>
  );
}

function Control(props: PickerProps & { size: NonNullable<PickerProps['size']>; control: ControlWiring }) {
  const { label, name, chosen, options, isMultiple, isReadOnly, isDisabled, onChoose, onReset } = props;
  const { portalContainer } = useUi();
  const strings = useStrings(selectStrings);
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<Element>(null);
  const [opened, setOpened] = useState<'first' | 'last'>();
  const listId = `${props.control.id}-list`;

  useEffect(() => {
    const form = button.current?.form;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [onReset]);

  const open = (startsAt: 'first' | 'last') => {
    if (isReadOnly) return;
    frame.current = button.current?.closest('[data-part="frame"]') ?? null;
    // Safari gives a pressed button no focus, and there would be nowhere to return to.
    button.current?.focus();
    setOpened(startsAt);
  };
  const close = () => setOpened(undefined);
  const choose = (value: string) => {
    onChoose(value);
    if (!isMultiple) close();
  };
  return (
    <>
      <Trigger {...props} ref={button} listId={opened && listId} onOpen={open} />
      {!isDisabled &&
        name &&
        chosen.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
      <Popover
        // A dialog's trigger around it would make this popover its own.
        slot={null}
        ref={followDirection}
        triggerRef={frame}
        isOpen={opened !== undefined}
        onOpenChange={close}
        placement="bottom start"
        offset={4}
        aria-label={label}
        // oxlint-disable-next-line typescript/no-deprecated -- its replacement lives in a package that is not ours to import
        {...(portalContainer && { UNSTABLE_portalContainer: portalContainer })}
        data-part="popover"
        className={listStyles.popover}
      >
        {options.length === 0 ? (
          <div className={listStyles.list}>
            <p data-part="empty" className={listStyles.empty}>
              {strings.empty}
            </p>
          </div>
        ) : (
          <OptionList
            id={listId}
            label={label}
            entries={options}
            chosen={chosen}
            isMultiple={isMultiple}
            startsAt={opened ?? 'first'}
            onChoose={choose}
            onClose={close}
          />
        )}
      </Popover>
    </>
  );
}
