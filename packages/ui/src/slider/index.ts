export { RangeSlider, type RangeSliderProps, type SliderRange } from './range-slider.tsx';
export type { SliderFrame } from './slider-body.tsx';
export type { SliderMark } from './slider-marks.tsx';
export { Slider, type SliderProps } from './slider.tsx';
