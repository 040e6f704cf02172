import { useContext, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../button/button.tsx';
import { useStrings, useUi } from '../provider/ui-context.ts';
import * as styles from './calendar.css.ts';
import { datePickerStrings } from './date-picker.strings.ts';

interface CalendarPopoverProps {
  /** The calendar. */
  children: ReactNode;
  presets: readonly { label: string; choose: () => void }[];
  /** Left out where a day is required, or none is chosen. */
  onClear?: (() => void) | undefined;
}

/** The calendar under a picker, with shortcuts to common days below it. */
export function CalendarPopover({ children, presets, onClear }: CalendarPopoverProps) {
  const { portalContainer } = useUi();
  const strings = useStrings(datePickerStrings);
  return (
    <Popover
      offset={4}
      // oxlint-disable-next-line typescript/no-deprecated -- its replacement lives in a package that is not ours to import
      {...(portalContainer && { UNSTABLE_portalContainer: portalContainer })}
      data-component="date-picker-popover"
      className={styles.popover}
    >
      <Dialog data-part="dialog" className={styles.dialog}>
        {children}
        {(presets.length > 0 || onClear) && (
          <Group aria-label={strings.presets} data-part="presets" className={styles.presets}>
            {presets.map(({ label, choose }) => (
              <Button key={label} size="small" isQuiet tone="action" onPress={choose}>
                {label}
              </Button>
            ))}
            {onClear && (
              <span className={styles.clear}>
                <Button size="small" isQuiet onPress={onClear}>
                  {strings.clear}
                </Button>
              </span>
            )}
          </Group>
        )}
      </Dialog>
    </Popover>
  );
}

/** The state of the picker around, which is always there. */
export function usePickerState<State>(context: React.Context<State | null>) {
  const state = useContext(context);
  if (!state) throw new Error('A calendar belongs in a picker.');
  return state;
}
