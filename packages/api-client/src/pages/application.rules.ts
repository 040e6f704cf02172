/** The pages that end in a form, by which somebody applies. */
export const applicationPages = ['collaborate', 'recruit'] as const;

/** The longest name and text of an application, in characters. */
export const applicationLimits = { name: 30, about: 1000 } as const;
