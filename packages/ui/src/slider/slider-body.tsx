import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { cx } from '../theme/cx.ts';
import { useFieldError } from '../field/use-field-error.ts';
import { SliderMarks, type SliderMark } from './slider-marks.tsx';
import * as styles from './slider.css.ts';

/** What one thumb and two have in common. */
export interface SliderFrame {
  /** Its name. Always there; see `isLabelHidden`. */
  label: string;
  /** Spoken only. The place must then say by itself what is set. */
  isLabelHidden?: boolean;
  /** Help that stays: read out after the name. */
  description?: ReactNode;
  /** What is wrong and how to right it. Marks the slider invalid unless `isInvalid` says otherwise. */
  errorMessage?: ReactNode;
  /** @default whether there is an `errorMessage` */
  isInvalid?: boolean;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
  /** What an arrow key adds; dragging stops at its multiples. @default 1 */
  step?: number;
  /** A value in words, seen and spoken: "1.5 times" and not "1.5". @default the number as the language writes it */
  formatValue?: (value: number) => string;
  /** Keeps the value from being shown opposite the label; it is spoken all the same. */
  isValueHidden?: boolean;
  /** Ticks below the rail, with or without words. They catch nothing: `step` does. */
  marks?: readonly SliderMark[];
  isDisabled?: boolean;
}

interface ThumbSpec {
  label?: string;
  name?: string | undefined;
}

interface SliderBodyProps {
  frame: SliderFrame;
  /** Public name for `data-component`. */
  component: string;
  thumbs: ThumbSpec[];
  value?: number[] | undefined;
  defaultValue?: number[] | undefined;
  onChange: (value: number[]) => void;
  onChangeEnd: (value: number[]) => void;
}

/** Label and value, rail, thumbs and marks. */
export function SliderBody({ frame, component, thumbs, value, defaultValue, ...events }: SliderBodyProps) {
  const id = useId();
  const error = useSliderError(frame, thumbs);
  const { direction, locale } = useLocale();
  const { minValue = 0, maxValue = 100, step = 1, isDisabled = false, marks, description } = frame;
  const format = frame.formatValue ?? ((number: number) => number.toLocaleString(locale));
  return (
    <AriaSlider
      {...events}
      {...(value && { value })}
      {...(defaultValue && { defaultValue })}
      {...{ minValue, maxValue, step, isDisabled }}
      {...((description || error.message) && { 'aria-describedby': id })}
      data-component={component}
      data-invalid={error.isInvalid || undefined}
      className={styles.slider}
    >
      {({ state }) => (
        <>
          <div className={styles.head}>
            <Label data-part="label" className={frame.isLabelHidden ? styles.hiddenLabel : styles.label}>
              {frame.label}
            </Label>
            {!frame.isValueHidden && (
              <SliderOutput data-part="output" className={styles.output}>
                {state.values.map(format).join(' – ')}
              </SliderOutput>
            )}
          </div>
          {/* Thumbs lie as react-aria was told that the page runs: so must what lies with them. */}
          <div dir={direction}>
            <SliderTrack data-part="track" className={styles.track}>
              <SliderFill
                data-part="fill"
                className={cx(styles.fill, thumbs.length === 1 && styles.fillFromStart)}
              />
              {thumbs.map((thumb, index) => (
                <Thumb
                  key={index}
                  index={index}
                  {...thumb}
                  isInvalid={error.isInvalid}
                  words={format(state.values[index] ?? minValue)}
                />
              ))}
            </SliderTrack>
            {marks && <SliderMarks marks={marks} state={state} />}
          </div>
          {(description || error.message) && (
            <div data-part="footer" id={id}>
              {error.message && (
                <div data-part="error" className={styles.error}>
                  {error.message}
                </div>
              )}
              {description && (
                <div data-part="description" className={styles.description}>
                  {description}
                </div>
              )}
            </div>
          )}
        </>
      )}
    </AriaSlider>
  );
}

/** The form's words for either thumb. */
function useSliderError(frame: SliderFrame, [from, to]: readonly ThumbSpec[]) {
  const first = useFieldError({ ...frame, name: from?.name });
  const second = useFieldError({ ...frame, name: to?.name });
  return first.isInvalid ? first : second;
}

interface ThumbProps extends ThumbSpec {
  index: number;
  isInvalid: boolean;
  /** Its value as it is spoken. */
  words: string;
}

function Thumb({ index, label, name, isInvalid, words }: ThumbProps) {
  const input = useRef<HTMLInputElement>(null);
  // react-aria speaks numbers only, and of no mistake; both are said in its place, after it has.
  useLayoutEffect(() => {
    input.current?.setAttribute('aria-valuetext', words);
    if (isInvalid) input.current?.setAttribute('aria-invalid', 'true');
    else input.current?.removeAttribute('aria-invalid');
  });
  return (
    <SliderThumb
      index={index}
      inputRef={input}
      {...(label && { 'aria-label': label })}
      {...(name && { name })}
      data-part="thumb"
      className={styles.thumb}
    />
  );
}
