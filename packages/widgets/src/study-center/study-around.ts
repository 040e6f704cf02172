import type { Locale } from '../host/widget-host.ts';
import type { StudyCenterActions } from './study-center.actions.ts';
import type { StudyCenterProps } from './study-center.props.ts';
import type { StudyCenterStrings } from './study-center.strings.ts';

/** What every part of the picture needs beside its state. */
export interface StudyAround extends Pick<StudyCenterProps, 'getArticleHref' | 'onBrowse'> {
  actions: StudyCenterActions;
  strings: StudyCenterStrings;
  locale: Locale;
  /** Of the heading. */
  level: 1 | 2;
}
