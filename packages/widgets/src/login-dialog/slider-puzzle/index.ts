export { SliderPuzzle } from './slider-puzzle.tsx';
