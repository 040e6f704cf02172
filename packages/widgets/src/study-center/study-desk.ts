import type { WidgetHost } from '../host/widget-host.ts';
import type { StudyCenterProps } from './study-center.props.ts';
import type { StudyCenterState } from './study-center.state.ts';
import type { StudyCenterStrings } from './study-center.strings.ts';

/** Where the study center tells things; may be others from one moment to the next. */
export type StudyOutlets = Pick<StudyCenterProps, 'onPlace'>;

/** What the rules of the study center share. */
export interface StudyDesk extends Pick<StudyCenterProps, 'study'> {
  host: WidgetHost;
  strings: StudyCenterStrings;
  get: () => StudyCenterState;
  set: (patch: Partial<StudyCenterState>) => void;
  announce: (text: string) => void;
  outlets: () => StudyOutlets;
}
