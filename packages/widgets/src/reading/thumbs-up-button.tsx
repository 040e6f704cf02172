import type { StudyApi, ThumbsUpRef } from '@shuyuan/api-client';
import { formatCount } from '@shuyuan/ui/count-text';
import { ThumbsUpIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useMemo } from 'react';
import { useHost } from '../host/host-context.tsx';
import { useWidgetStore } from '../widget/use-widget-store.ts';
import * as styles from './favorite-button.css.ts';
import { thumbsUpButtonStrings, type ThumbsUpButtonStrings } from './thumbs-up-button.strings.ts';
import { createThumbsUpStore } from './thumbs-up.store.ts';

/** Later values of `isOn` and `count` replace what is shown, unless a request is under way. */
export interface ThumbsUpButtonProps {
  study: Pick<StudyApi, 'thumbsUp'>;
  /** What is liked. */
  thing: ThumbsUpRef;
  /** What the server said; false for visitors. */
  isOn: boolean;
  /** How many like it, theirs included. */
  count: number;
  /** Words of your own in place of ours. Keep the object between renders. */
  strings?: Partial<ThumbsUpButtonStrings>;
}

/** Likes something, and takes that back. Shown at once, taken back when it fails. Needs a `HostProvider`. */
export function ThumbsUpButton(props: ThumbsUpButtonProps) {
  const { locale, session } = useHost();
  const { type, id } = props.thing;
  return <Liked key={`${type} ${id}/${locale}/${session.current()?.id}`} {...props} />;
}

function Liked(props: ThumbsUpButtonProps) {
  const host = useHost();
  const { strings: own } = props;
  const strings = useMemo(() => ({ ...thumbsUpButtonStrings[host.locale], ...own }), [host.locale, own]);
  const { state, actions } = useWidgetStore(host, props, strings, createThumbsUpStore);
  const { isOn, count } = state;
  const shown = formatCount(count, host.locale);
  const words = count === 0 ? strings.none : isOn ? strings.liked(shown) : strings.like(shown);
  return (
    <span data-component="thumbs-up-button" className={styles.place}>
      <NativeButton
        size="small"
        aria-pressed={isOn}
        {...(isOn && { title: strings.takeBack })}
        onPress={actions.toggle}
      >
        <span className={isOn ? styles.pressed : styles.icon}>
          <ThumbsUpIcon size="small" />
        </span>
        {words}
      </NativeButton>
    </span>
  );
}
