import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is out of sight. */
const useHidden = () =>
  useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );

/**
 * Goes on by itself, until the reader says otherwise: with the button, with the pointer or the focus in a slide, by
 * asking for stillness altogether, or by looking at another page. Each slide, `current`, has the whole time.
 */
export function useRotation(seconds: number | undefined, current: number, onTick: () => void) {
  const isStill = useReducedMotion();
  const isHidden = useHidden();
  const [choice, setChoice] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = seconds !== undefined && (choice ?? !isStill);
  const isRunning = isPlaying && !isHidden && !isHovered && !isFocused;
  const latest = useRef(onTick);
  useLayoutEffect(() => {
    latest.current = onTick;
  });

  useEffect(() => {
    if (!isRunning || seconds === undefined) return;
    const timer = setInterval(() => latest.current(), seconds * 1000);
    return () => clearInterval(timer);
  }, [isRunning, seconds, current]);

  return {
    isPlaying,
    isRunning,
    toggle: () => setChoice(!isPlaying),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
