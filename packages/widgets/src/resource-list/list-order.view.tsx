import { Button } from '@shuyuan/ui/button';
import { IconButton } from '@shuyuan/ui/icon-button';
import { ArrowDownIcon, ArrowUpIcon, ChevronLeftIcon, ChevronRightIcon } from '@shuyuan/ui/icons';
import { usePermissions } from '@shuyuan/ui/permission';
import { RowDragHandle } from '@shuyuan/ui/table';
import { useEffect, useMemo, useRef } from 'react';
import { isOrderShown, placesOf } from './list-ordering.ts';
import { isNarrowed } from './list-place.ts';
import { useResourceList } from './resource-list.context.ts';
import * as styles from './resource-list.css.ts';
import type { ListedRow } from './resource-list.types.ts';
import { stepped, type OrderStep, type RowPlace } from './row-places.ts';

const icons = { up: ArrowUpIcon, down: ArrowDownIcon, out: ChevronLeftIcon, in: ChevronRightIcon };

/** Returns the places of the rows while this person may put them in order here, else null. */
export function useRowOrder(): readonly RowPlace[] | null {
  const { state, props } = useResourceList();
  const holds = usePermissions();
  const { declaration } = props;
  const { arranged } = declaration;
  const isOffered = arranged !== undefined && holds(arranged.permission) && isOrderShown(state, declaration);
  const { list, order } = state;
  return useMemo(
    () => (isOffered ? placesOf({ list, order }, declaration) : null),
    [isOffered, list, order, declaration],
  );
}

interface OrderCellProps {
  row: ListedRow;
  places: readonly RowPlace[];
}

/** Handle and buttons that move a row. */
export function OrderCell({ row, places }: OrderCellProps) {
  const { strings, actions, props } = useResourceList();
  const { titleOf, arranged } = props.declaration;
  const cell = useRef<HTMLSpanElement>(null);
  const pressed = useRef<OrderStep | null>(null);
  const steps: readonly OrderStep[] = arranged?.parentOf ? ['up', 'down', 'out', 'in'] : ['up', 'down'];

  useEffect(() => {
    // A row that changes its place in the page loses the focus; so does a button that can do nothing any more.
    const step = pressed.current;
    pressed.current = null;
    if (step === null || cell.current === null) return;
    const buttons = [...cell.current.querySelectorAll<HTMLButtonElement>('[data-step] button')];
    const same = buttons.find((button) => button.parentElement?.dataset['step'] === step);
    (same?.disabled === false ? same : buttons.find((button) => !button.disabled))?.focus();
  }, [places]);

  return (
    <span ref={cell} className={styles.order}>
      <RowDragHandle />
      {steps.map((step) => {
        const StepIcon = icons[step];
        return (
          <span key={step} data-step={step}>
            <IconButton
              size="small"
              label={strings.moves[step](titleOf(row))}
              icon={<StepIcon size="small" />}
              isDisabled={stepped(places, row.id, step) === null}
              onPress={() => {
                pressed.current = step;
                actions.step(row.id, step);
              }}
            />
          </span>
        );
      })}
    </span>
  );
}

/** Says why an ordered list cannot be put in order at the moment, with the way back to its order. */
export function OrderNote() {
  const { state, strings, props, actions } = useResourceList();
  const holds = usePermissions();
  const { declaration } = props;
  const { arranged } = declaration;
  const { list, place } = state;
  if (!arranged || !holds(arranged.permission) || list.status !== 'ready') return null;
  if (isOrderShown(state, declaration)) return null;
  const isOtherwise = isNarrowed(place) || place['sort'] !== '';
  return (
    <p className={styles.orderNote}>
      {isOtherwise ? strings.notInOrder : strings.tooManyToOrder(list.rows.length)}
      {isOtherwise && (
        <Button size="small" onPress={actions.showOrder}>
          {strings.showOrder}
        </Button>
      )}
    </p>
  );
}
