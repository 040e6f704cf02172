/** Emits the types of the package in the working directory into its `dist`. Throws when the compiler fails. */
export function writeTypes(): void;
