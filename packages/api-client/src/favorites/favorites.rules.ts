/** How many folders one person keeps, and how long the name of one may be, in characters. */
export const favoriteLimits = { folders: 50, name: 20, movedAtOnce: 100 } as const;
