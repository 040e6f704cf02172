export { Popover, PopoverTrigger, type PopoverProps, type PopoverTriggerProps } from './popover.tsx';
