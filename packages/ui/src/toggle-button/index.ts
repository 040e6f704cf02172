export { ToggleButton, type ToggleButtonProps } from './toggle-button.tsx';
export { ToggleButtonGroup, type ToggleButtonGroupProps } from './toggle-button-group.tsx';
