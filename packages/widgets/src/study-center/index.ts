export type { ResourceRef } from './resource-key.ts';
export type { StudyPlace } from './study-center.store.ts';
export type { StudyCenterStrings } from './study-center.strings.ts';
export { StudyCenter, type StudyCenterProps } from './study-center.tsx';
