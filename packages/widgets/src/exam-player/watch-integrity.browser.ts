/** What somebody may want to know of how an exam was sat: the page lost the focus, full screen was left, something was pasted. */
export type IntegrityKind = 'blur' | 'full-screen-exit' | 'paste';

/** Reports what happens on this page until it is stopped. Forbids nothing. */
export function watchIntegrity(report: (kind: IntegrityKind) => void): () => void {
  const handleBlur = () => report('blur');
  const handlePaste = () => report('paste');
  const handleFullScreen = () => {
    if (!document.fullscreenElement) report('full-screen-exit');
  };
  window.addEventListener('blur', handleBlur);
  document.addEventListener('paste', handlePaste);
  document.addEventListener('fullscreenchange', handleFullScreen);
  return () => {
    window.removeEventListener('blur', handleBlur);
    document.removeEventListener('paste', handlePaste);
    document.removeEventListener('fullscreenchange', handleFullScreen);
  };
}
