import { useCallback, useEffect, useRef, useState } from 'react';
import { problemText } from './login-fields.view.tsx';
import type { LoginDialogStrings } from './login-dialog.strings.ts';
import { isForm, type FieldName, type LoginStep } from './login-step.ts';

/** Words for those who listen, and a number that grows with each. */
export interface LoginNews {
  text: string;
  id: number;
}

/**
 * What the focus does not say by itself: that the same dialog has become another, and what is wrong with a field that
 * has the focus already and is therefore not read out again.
 */
export function useLoginNews(step: LoginStep, strings: LoginDialogStrings) {
  const [news, setNews] = useState<LoginNews>({ text: '', id: 0 });
  const announce = useCallback((text: string) => setNews(({ id }) => ({ text, id: id + 1 })), []);
  const latest = useRef({ step, strings });
  const { mode } = step;
  const saidMode = useRef(mode);

  useEffect(() => {
    latest.current = { step, strings };
  });
  useEffect(() => {
    if (saidMode.current === mode) return;
    saidMode.current = mode;
    announce(mode === 13 ? strings.bindLead : strings.titles[mode]);
  }, [mode, strings, announce]);

  const announceProblem = useCallback(
    (field: FieldName) => {
      const { step: shown, strings: words } = latest.current;
      const text = isForm(shown) ? problemText(shown, field, words) : undefined;
      if (text) announce(text);
    },
    [announce],
  );
  return [news, announceProblem] as const;
}
