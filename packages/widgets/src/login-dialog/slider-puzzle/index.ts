export { SliderPuzzle, type SliderPuzzleProps } from './slider-puzzle.tsx';
