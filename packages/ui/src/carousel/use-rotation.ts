import { useEffect, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

/**
 * Goes on by itself, until the reader says otherwise: with the button, with the pointer or the focus in a slide, by
 * asking for stillness altogether, or by looking at another page.
 */
export function useRotation(seconds: number | undefined, onTick: () => void) {
  const isStill = useReducedMotion();
  const [wish, setWish] = useState<boolean | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = seconds !== undefined && (wish ?? !isStill);
  const isRunning = isPlaying && !isHovered && !isFocused;

  useEffect(() => {
    if (!isRunning || seconds === undefined) return;
    const timer = setTimeout(() => {
      if (!document.hidden) onTick();
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [isRunning, seconds, onTick]);

  return {
    isPlaying,
    isRunning,
    toggle: () => setWish(!isPlaying),
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
