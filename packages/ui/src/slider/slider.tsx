import { SliderBody, type SliderFrame } from './slider-body.tsx';

/** Controlled by `value`, or uncontrolled from `defaultValue`. Save on `onChangeEnd`, not on every `onChange`. */
export interface SliderProps extends SliderFrame {
  /** Holds the value. Leave out, with `defaultValue`, to let the slider hold it. */
  value?: number;
  /** @default minValue */
  defaultValue?: number;
  /** While it moves. */
  onChange?: (value: number) => void;
  /** When it has come to rest: the moment to save. */
  onChangeEnd?: (value: number) => void;
  /** Key in the form's data, and of the slider's error in a `Form`. */
  name?: string;
}

/** A number that is felt more than known: volume, speed, size. */
export function Slider({ value, defaultValue, onChange, onChangeEnd, name, ...frame }: SliderProps) {
  const { minValue = 0 } = frame;
  const first = ([number = minValue]: number[]) => number;
  return (
    <SliderBody
      frame={frame}
      component="slider"
      thumbs={[{ name }]}
      value={value === undefined ? undefined : [value]}
      defaultValue={[defaultValue ?? minValue]}
      onChange={(numbers) => onChange?.(first(numbers))}
      onChangeEnd={(numbers) => onChangeEnd?.(first(numbers))}
    />
  );
}
