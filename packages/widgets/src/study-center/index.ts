export type { StudyCenterProps } from './study-center.props.ts';
export type { StudyPlace } from './study-center.state.ts';
export type { StudyCenterStrings } from './study-center.strings.ts';
export { StudyCenter } from './study-center.tsx';
