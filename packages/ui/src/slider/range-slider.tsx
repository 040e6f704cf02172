import { useStrings } from '../provider/ui-context.ts';
import { SliderBody, type SliderFrame } from './slider-body.tsx';
import { sliderStrings } from './slider.strings.ts';

/** Least and most, both included. */
export type SliderRange = [from: number, to: number];

/** As `SliderProps`, with a pair `[from, to]` in place of one number. */
export interface RangeSliderProps extends SliderFrame {
  /** Holds both ends. Leave out, with `defaultValue`, to let the slider hold them. */
  value?: SliderRange;
  /** @default minValue to maxValue */
  defaultValue?: SliderRange;
  /** While one of them moves. */
  onChange?: (value: SliderRange) => void;
  /** When it has come to rest: the moment to search again. */
  onChangeEnd?: (value: SliderRange) => void;
  /** Keys of both ends in the form's data, and of their error in a `Form`. */
  names?: [from: string, to: string];
}

/** From here to there. The thumbs cannot pass each other. */
export function RangeSlider(props: RangeSliderProps) {
  const { value, defaultValue, onChange, onChangeEnd, names, ...frame } = props;
  const { minValue = 0, maxValue = 100 } = frame;
  const strings = useStrings(sliderStrings);
  const both = ([from = minValue, to = maxValue]: number[]): SliderRange => [from, to];
  return (
    <SliderBody
      frame={frame}
      component="range-slider"
      thumbs={[
        { label: strings.from, name: names?.[0] },
        { label: strings.to, name: names?.[1] },
      ]}
      value={value}
      defaultValue={defaultValue ?? [minValue, maxValue]}
      onChange={(numbers) => onChange?.(both(numbers))}
      onChangeEnd={(numbers) => onChangeEnd?.(both(numbers))}
    />
  );
}
