const minute = 60_000;

/** How long a picture waits for a telephone. */
export const pictureLife = 5 * minute;

/** How long who said yes on the telephone may take to give a mobile number. */
export const bindingLife = 15 * minute;
