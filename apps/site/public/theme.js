// Chooses the theme before anything is drawn. A file of its own, because the content security policy allows no inline script.
try {
  const theme = localStorage.getItem('shuyuan.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.syTheme = theme;
} catch {
  // Storage is closed: the reader's system decides.
}
