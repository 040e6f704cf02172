import type { ChangeEvent, CompositionEvent } from 'react';

/** How much text a field takes. */
export interface TextLimit {
  /** Typing stops here, and of what is pasted comes in what fits. What a reader sees as one character is never cut in two. */
  maxLength?: number;
  /** How long a text is for whoever takes it. @default its code points */
  lengthOf?: (text: string) => number;
}

/** How a field changes what it takes. */
interface TextRules extends TextLimit {
  /** Cleans what was typed or pasted. Left alone during a composition. */
  clean?: (text: string) => string;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a native field of React listens by, so that typing stops at the limit. Hears `onChange` as a field without one
 * would; a composition is first held to the limit when it ends.
 */
export const limitTyping = (limit: TextRules, onChange?: (text: string) => void) => ({
  onChange: (event: ChangeEvent<TextElement>) => onChange?.(keptText(event, limit)),
  onCompositionEnd: (event: CompositionEvent<TextElement>) => {
    const { value } = event.currentTarget;
    const kept = keptText(event, limit);
    if (kept !== value) onChange?.(kept);
  },
});

/**
 * The text of a field after its `change` or `compositionend`, of which what was put in beyond the limit is taken out
 * again. The browsers' own `maxlength` counts UTF-16 units. In the middle of a composition nothing is touched.
 */
function keptText(
  { currentTarget: element, nativeEvent }: ChangeEvent<TextElement> | CompositionEvent<TextElement>,
  { maxLength, lengthOf = codePoints, clean }: TextRules,
): string {
  const isUnderWay = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
  if (clean && !isUnderWay) cleanText(element, clean);
  if (maxLength === undefined || isUnderWay || lengthOf(element.value) <= maxLength) return element.value;
  // What has come in ends at the caret; fields such as those for e-mail know none.
  const caret = element.selectionStart ?? element.value.length;
  const after = element.value.slice(caret);
  const characters = [...new Intl.Segmenter().segment(element.value.slice(0, caret))];
  const before = () => characters.map(({ segment }) => segment).join('');
  while (characters.length > 0 && lengthOf(before() + after) > maxLength) characters.pop();
  const kept = before();
  element.value = kept + after;
  if (element.selectionStart !== null) element.setSelectionRange(kept.length, kept.length);
  return element.value;
}

/** Cleans the text of a field in place. The caret stays behind the character that it followed. */
function cleanText(element: TextElement, clean: (text: string) => string) {
  const { value, selectionStart: caret } = element;
  const cleaned = clean(value);
  if (cleaned === value) return;
  element.value = cleaned;
  if (caret === null) return;
  const place = clean(value.slice(0, caret)).length;
  element.setSelectionRange(place, place);
}

/** How many code points a text has: what a count shows where nobody says otherwise. */
export const codePoints = (text: string): number => Array.from(text).length;
