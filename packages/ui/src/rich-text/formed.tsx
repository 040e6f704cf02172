import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LightBoxPicture } from '../light-box/index.ts';
import { createLazyModule } from '../lazy-module/lazy-module.ts';
import { useLazyModule } from '../lazy-module/use-lazy-module.ts';
import { useStrings } from '../provider/ui-context.ts';
import { cx } from '../theme/cx.ts';
import { copyCode } from './copy-code.ts';
import type { FormSettings } from './form-settings.ts';
import * as styles from './formed.css.ts';
import { takeBackNotEnlarged, tellNotEnlarged } from './not-enlarged.ts';
import { picturesOf } from './pictures-of.ts';
import { nameHeadings } from './name-headings.ts';
import type { RichTextProps } from './rich-text.tsx';
import { richTextStrings } from './rich-text.strings.ts';
import { sanitise } from './sanitise.ts';
import { watchScrollStops } from './scroll-stops.ts';

/** The setter of formulae. */
export const typesetter = createLazyModule(() => import('./typeset.ts'));
const highlighter = createLazyModule(() => import('./highlight.ts'));

const largePictures = createLazyModule(() => import('./large-pictures.tsx'));

interface FormedProps extends Omit<FormSettings, 'words' | 'hasPeople'> {
  html: string;
  marks: { className: string };
  onHeadings: RichTextProps['onHeadings'];
  onPerson: RichTextProps['onPerson'];
}

/** The text as its writer meant it, out of harmless nodes. */
export function Formed({ html, variant, pictures, marks, onHeadings, onPerson }: FormedProps) {
  const place = useRef<HTMLDivElement>(null);
  const words = useStrings(richTextStrings);
  const [shown, setShown] = useState<Shown>();
  // A list that a page writes anew at each drawing is the same list.
  const origins = JSON.stringify(pictures);
  const hasPeople = onPerson !== undefined;
  const content = useMemo(() => {
    const settings = { variant, words, hasPeople, pictures: JSON.parse(origins) as FormSettings['pictures'] };
    return sanitise(html, settings);
  }, [html, variant, origins, words, hasPeople]);
  const tell = useRef(onHeadings);
  useLayoutEffect(() => {
    tell.current = onHeadings;
  });
  const wantsHeadings = onHeadings !== undefined;
  useLayoutEffect(() => {
    const root = place.current;
    if (!root) return;
    // A copy: an effect may run twice for one content.
    root.replaceChildren(document.importNode(content, true));
    if (wantsHeadings) tell.current?.(nameHeadings(root));
    return enliven(root);
  }, [content, wantsHeadings]);
  const large = useLazyModule(largePictures, shown !== undefined, () => {
    setShown(undefined);
    if (shown) tellNotEnlarged(shown.button, words);
  });
  usePresses(place, (button) => {
    if (button.dataset['part'] === 'copy-code') void copyCode(button, words);
    if (button.dataset['part'] === 'mention') onPerson?.(Number(button.getAttribute('value')));
    if (button.dataset['part'] !== 'enlarge' || !place.current) return;
    takeBackNotEnlarged(place.current);
    setShown({ ...picturesOf(place.current, button), button });
  });
  return (
    <>
      <div ref={place} {...marks} className={cx(marks.className, styles.formed)} />
      {shown && large && (
        <large.LargePictures
          pictures={shown.pictures}
          defaultIndex={shown.index}
          isOpen
          onOpenChange={() => setShown(undefined)}
        />
      )}
    </>
  );
}

interface Shown {
  pictures: LightBoxPicture[];
  index: number;
  /** What was pressed. */
  button: HTMLElement;
}

/** Draws formulae and colours code, at once when their code is there and later when it has come. */
function enliven(root: HTMLElement) {
  let isThere = true;
  const draw = <Part,>(
    selector: string,
    part: ReturnType<typeof createLazyModule<Part>>,
    work: (part: Part) => void,
  ) => {
    if (!root.querySelector(selector)) return;
    const now = part.current();
    if (now) work(now);
    // Formulae that are not drawn show their source, code without colours is code.
    else
      part.load().then(
        (late) => isThere && work(late),
        () => {},
      );
  };
  draw('[data-part="formula"]', typesetter, ({ typeset }) => typeset(root));
  draw('[data-language]', highlighter, ({ highlight }) => highlight(root));
  const stopWatching = watchScrollStops(root);
  return () => {
    isThere = false;
    stopWatching();
  };
}

/** Calls back for every button that the text has been given. */
function usePresses(place: React.RefObject<HTMLElement | null>, onPress: (button: HTMLElement) => void) {
  const latest = useRef(onPress);
  useLayoutEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const root = place.current;
    const handleClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-part]') : null;
      if (button) latest.current(button);
    };
    root?.addEventListener('click', handleClick);
    return () => root?.removeEventListener('click', handleClick);
  }, [place]);
}
