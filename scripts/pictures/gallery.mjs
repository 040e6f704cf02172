// `visual/gallery`: sheets and pages in light, as lossless WebP, for people who look at the repository.

/** Ids of every sheet, and of the first story of each page's file. `stories` are in the order of their files. */
export function galleryOf(stories) {
  const titles = new Set();
  const shown = stories.filter(({ id, title }) => {
    if (id.endsWith('--sheet')) return true;
    if (!id.startsWith('site-') || titles.has(title)) return false;
    titles.add(title);
    return true;
  });
  return new Set(shown.map(({ id }) => id));
}
