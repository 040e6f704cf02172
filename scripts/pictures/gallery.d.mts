export function galleryOf(stories: { id: string; title: string }[]): Set<string>;
