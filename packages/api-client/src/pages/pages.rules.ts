/** What a school says of itself, each on a page of its own. The names are the addresses: never rename one. */
export const pageNames = ['aboutUs', 'collaborate', 'recruit'] as const;

/** The pages that end in a form, by which somebody applies. */
export const applicationPages = ['collaborate', 'recruit'] as const;

/** The longest name and text of an application, in characters. */
export const applicationLimits = { name: 30, about: 1000 } as const;
