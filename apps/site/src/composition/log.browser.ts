export function logToConsole(what: string, error: unknown) {
  // oxlint-disable-next-line no-console -- the specification has failed reads logged, and nobody bothered with them
  console.warn(`[shuyuan] ${what}`, error);
}
