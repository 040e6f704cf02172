import type { HomeSlider } from '@shuyuan/api-client';
import { ChevronLeftIcon, ChevronRightIcon } from '@shuyuan/ui/icons';
import { NativeButton } from '@shuyuan/ui/native-button';
import { useState } from 'react';
import { GivenLink } from '../../../shell/given-link.tsx';
import { useStrings } from '../../../stores/site-context.tsx';
import { homeStrings } from './home.strings.ts';
import * as styles from './sliders.css.ts';

export interface SlidersProps {
  /** At least one. */
  sliders: readonly HomeSlider[];
}

/** Large pictures to begin with. They turn when the reader turns them, never by themselves. */
export function Sliders({ sliders }: SlidersProps) {
  const strings = useStrings(homeStrings);
  const [shown, setShown] = useState(0);
  const count = sliders.length;
  const turn = (by: number) => setShown((shown + by + count) % count);
  return (
    <section aria-label={strings.sliders} aria-roledescription="carousel" className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without bullets is one */}
      <ul role="list" aria-live="polite" className={styles.stage}>
        {sliders.map((slider, index) => (
          <Slide key={slider.id} slider={slider} isShown={index === shown} />
        ))}
      </ul>
      {count > 1 && (
        <div data-sy-theme="dark" className={styles.controls}>
          <NativeButton isQuiet size="small" aria-label={strings.previous} onPress={() => turn(-1)}>
            <ChevronLeftIcon />
          </NativeButton>
          <span className={styles.position}>
            {shown + 1} / {count}
          </span>
          <NativeButton isQuiet size="small" aria-label={strings.next} onPress={() => turn(1)}>
            <ChevronRightIcon />
          </NativeButton>
        </div>
      )}
    </section>
  );
}

function Slide({ slider, isShown }: { slider: HomeSlider; isShown: boolean }) {
  return (
    <li inert={!isShown} className={isShown ? styles.shownSlide : styles.slide}>
      <GivenLink address={slider.url} className={styles.link}>
        <img
          src={slider.thumb}
          alt=""
          width={1200}
          height={400}
          loading={isShown ? 'eager' : 'lazy'}
          fetchPriority={isShown ? 'high' : 'low'}
          className={styles.picture}
        />
        <span data-sy-theme="dark" className={styles.words}>
          <span className={styles.title}>{slider.title}</span>
          <span className={styles.description}>{slider.description}</span>
        </span>
      </GivenLink>
    </li>
  );
}

/** The place of the pictures before they are known. */
export function SlidersSkeleton() {
  return <div className={styles.skeleton} />;
}
