/** Where the time comes from. A test turns its own. */
export interface Clock {
  now: () => Date;
}
