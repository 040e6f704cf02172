export { DatePicker, type DatePickerProps, type DatePreset } from './date-picker.tsx';
export {
  DateRangePicker,
  type DateRange,
  type DateRangePickerProps,
  type DateRangePreset,
} from './date-range-picker.tsx';
