import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  type CalendarMonthPickerAria,
} from 'react-aria-components/Calendar';
import * as fieldStyles from '../field/field.css.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './calendar.css.ts';

/** The inside of a calendar: year and month to jump to, a page forwards and back, and the days from Monday on. */
export function CalendarParts({ isRange = false }: { isRange?: boolean }) {
  return (
    <>
      <div data-part="header" className={styles.header}>
        <CalendarYearPicker visibleYears={121}>
          {(picker) => <Jump part="year" picker={picker} />}
        </CalendarYearPicker>
        <CalendarMonthPicker>{(picker) => <Jump part="month" picker={picker} />}</CalendarMonthPicker>
        <span className={styles.pages}>
          <Button slot="previous" data-part="previous" className={cx(fieldStyles.button, styles.page)}>
            <ChevronLeftIcon size="small" />
          </Button>
          <Button slot="next" data-part="next" className={cx(fieldStyles.button, styles.page)}>
            <ChevronRightIcon size="small" />
          </Button>
        </span>
      </div>
      <CalendarGrid weekdayStyle="narrow" data-part="days" className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              data-part="day"
              className={cx(styles.day, isRange ? styles.dayOfRange : styles.oneDay)}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

/** The system's own list: at home on every device, and a hundred years long without a scroll of ours. */
function Jump({ part, picker }: { part: 'year' | 'month'; picker: CalendarMonthPickerAria }) {
  return (
    <span className={styles.jump}>
      <select
        data-part={part}
        aria-label={picker['aria-label']}
        value={picker.value}
        className={styles.select}
        onChange={(event) => picker.onChange(Number(event.target.value))}
      >
        {picker.items.map(({ id, formatted }) => (
          <option key={id} value={id} className={styles.option}>
            {formatted}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <ChevronDownIcon size="small" />
      </span>
    </span>
  );
}
