import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { notesHash } from '../../../paths/paths.ts';

/** What is written about an article, by paragraph: whether the notes are open, and the paragraph that is at hand. */
export function useArticleNotes() {
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === notesHash);
  const [asked, setAsked] = useState<{ paragraph: number } | null>(null);
  const [commented, setCommented] = useState<number | null>(null);
  const [shown, setShown] = useState<{ paragraph: number } | null>(null);
  const open = useCallback(() => {
    setAsked(null);
    setIsOpen(true);
  }, []);
  const noteOn = useCallback((paragraph: number) => {
    setAsked({ paragraph });
    setIsOpen(true);
  }, []);
  const show = useCallback((paragraph: number) => setShown({ paragraph }), []);
  /** The focus goes back to the paragraph that was written about. */
  const close = useCallback(() => {
    setIsOpen(false);
    setShown(asked && { ...asked });
  }, [asked]);
  /** New comments are about this paragraph; null for the whole. */
  const commentOn = useCallback((paragraph: number | null) => {
    setIsOpen(false);
    setCommented(paragraph);
  }, []);
  return { commented, commentOn, isOpen, asked, shown, open, noteOn, show, close };
}

export type ArticleNotes = ReturnType<typeof useArticleNotes>;
