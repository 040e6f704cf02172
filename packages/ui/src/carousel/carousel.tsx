import { Children, useState, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../icons/index.ts';
import { useStrings } from '../provider/ui-context.ts';
import * as styles from './carousel.css.ts';
import { carouselStrings } from './carousel.strings.ts';
import { useRotation } from './use-rotation.ts';
import { useTrack } from './use-track.ts';

/** `label` is required: it is announced, and names the dot. */
export interface CarouselSlideProps {
  /** Its name: spoken, and the name of its dot. */
  label: string;
  /** As high as the highest of them all. */
  children: ReactNode;
}

/** One thing of a `Carousel`. */
export function CarouselSlide({ children }: CarouselSlideProps) {
  return children;
}

/** Controlled by `index`, or uncontrolled from `defaultIndex`. Its children have to be `CarouselSlide` elements. */
export interface CarouselProps {
  /** Says what is shown. */
  label: string;
  /** `CarouselSlide`s themselves, not components that draw one. */
  children: ReactNode;
  /** Holds which slide is shown, from 0. Leave out, with `defaultIndex`, to let the carousel hold it. */
  index?: number;
  /** @default 0 */
  defaultIndex?: number;
  onChange?: (index: number) => void;
  /** Seconds until the next slide comes by itself: six or more, to be read. Left out, it waits for the reader. */
  autoPlay?: number;
}

type Slide = ReactElement<CarouselSlideProps>;

/** A few things one after another in one place; after the last comes the first. */
export function Carousel({ label, children, index, defaultIndex = 0, onChange, autoPlay }: CarouselProps) {
  const strings = useStrings(carouselStrings);
  const slides = Children.toArray(children) as Slide[];
  const [held, setHeld] = useState(defaultIndex);
  const current = Math.min(index ?? held, slides.length - 1);
  const go = (next: number) => {
    if (next === current) return;
    setHeld(next);
    onChange?.(next);
  };
  const step = (by: number) => go((current + by + slides.length) % slides.length);
  const forth = () => step(1);
  const track = useTrack(current, go);
  const { isPlaying, isRunning, toggle, hold } = useRotation(autoPlay, current, forth);

  return (
    <section
      data-component="carousel"
      aria-roledescription={strings.carousel}
      aria-label={label}
      className={styles.carousel}
    >
      <div data-part="controls" className={styles.controls}>
        {autoPlay !== undefined && (
          <IconButton
            label={isPlaying ? strings.pause : strings.play}
            icon={isPlaying ? <PauseIcon size="small" /> : <PlayIcon size="small" />}
            size="small"
            onPress={toggle}
          />
        )}
        <Dots slides={slides} current={current} onGo={go} />
        <IconButton
          label={strings.previous}
          icon={<ChevronLeftIcon size="small" />}
          size="small"
          onPress={() => step(-1)}
        />
        <IconButton
          label={strings.next}
          icon={<ChevronRightIcon size="small" />}
          size="small"
          onPress={forth}
        />
      </div>
      <div
        {...hold}
        {...track}
        data-part="track"
        aria-live={isRunning ? 'off' : 'polite'}
        className={styles.track}
      >
        {slides.map((slide, at) => (
          <div
            key={slide.key}
            data-part="slide"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
            role="group"
            aria-roledescription={strings.slide}
            aria-label={strings.position(at + 1, slides.length, slide.props.label)}
            inert={at !== current}
            // A slide of pictures has nothing else that the keyboard could reach, and scroll by.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
            tabIndex={0}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}

interface DotsProps {
  slides: readonly Slide[];
  current: number;
  onGo: (index: number) => void;
}

function Dots({ slides, current, onGo }: DotsProps) {
  const strings = useStrings(carouselStrings);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
    <div data-part="dots" role="group" aria-label={strings.choose} className={styles.dots}>
      {slides.map((slide, at) => (
        <button
          key={slide.key}
          type="button"
          data-part="dot"
          aria-label={strings.goTo(at + 1, slide.props.label)}
          aria-current={at === current ? 'true' : undefined}
          onClick={() => onGo(at)}
          className={styles.dot}
        />
      ))}
    </div>
  );
}
