/** The farthest page that a list can be asked for: past the end there is nothing. */
export const farthestPage = 1_000_000;
