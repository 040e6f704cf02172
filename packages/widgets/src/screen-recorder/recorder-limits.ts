/** The bounds of a recording. @see specification section 9 */
export const recorderLimits = {
  /** Seconds of recorded time, pauses excluded. */
  seconds: 300,
  /** Seconds that are counted down before a recording begins. */
  countdown: { standard: 3, most: 10 },
  /** Bytes that have to be free: what 300 s take at most, and the file that is made of them. */
  room: 200 * 1024 * 1024,
  /** Milliseconds without a sound after which a microphone that is on is doubted. */
  silence: 3000,
};
